import type { FieldValues } from 'react-hook-form'
import { NativeSelect } from '@/components/ui/native-select'
import type { Option } from '@/components/ui/select'
import { BoundField, type FieldProps } from './bound-field.tsx'

interface NativeChoiceProps<Values extends FieldValues> extends FieldProps<Values, string> {
  options: readonly Option<string>[]
  autoComplete?: string
}

/** One of a list as the system shows it: for long lists, and at home on a phone. */
export function NativeChoice<Values extends FieldValues>({
  options,
  autoComplete,
  disabled,
  ...props
}: NativeChoiceProps<Values>) {
  return (
    <BoundField<Values, string> {...props}>
      {({ value, onChange, ...field }, control) => (
        <NativeSelect
          {...control}
          {...field}
          autoComplete={autoComplete}
          disabled={disabled}
          value={value}
          onValueChange={onChange}
          options={options}
        />
      )}
    </BoundField>
  )
}
