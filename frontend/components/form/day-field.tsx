import type { FieldValues } from 'react-hook-form'
import { DateInput } from '@/components/ui/date-input'
import { useT } from '@/lib/use-t'
import { BoundField, type FieldProps } from './bound-field.tsx'

/** What a text stands as that is no day: no bound of a day takes it. */
const UNREADABLE = '?'

/** A day (`YYYY-MM-DD`), typed or picked; empty where there is none. */
export function DayField<Values extends FieldValues>({
  says,
  disabled,
  ...props
}: FieldProps<Values, string | null>) {
  const t = useT()
  const sentence = t('common.dateUnreadable')
  return (
    <BoundField<Values, string | null>
      {...props}
      says={{ required: sentence, regex: sentence, ...says }}
    >
      {({ value, onChange, ...field }, control) => (
        <DateInput
          {...control}
          {...field}
          label={props.label}
          disabled={disabled}
          value={value === UNREADABLE ? '' : (value ?? '')}
          onValueChange={onChange}
          onUnreadable={() => onChange(UNREADABLE)}
        />
      )}
    </BoundField>
  )
}
