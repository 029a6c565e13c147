import type { FieldPathByValue, FieldValues, Path, PathValue } from 'react-hook-form'
import type { Language } from '@/api/types'
import { Select } from '@/components/ui/select'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { LOCALES } from '@/lib/locale'
import { BoundField, type FieldProps } from './bound-field.tsx'

interface ChoiceFieldProps<Values extends FieldValues, Name extends Path<Values>> extends Omit<
  FieldProps<Values, unknown>,
  'name'
> {
  name: Name
  /** An option whose value is null stands for none. */
  options: readonly { value: PathValue<Values, Name>; label: string }[]
  /** What stands there while nothing of it is chosen. */
  placeholder?: string
}

/** One of a short list. */
export function ChoiceField<Values extends FieldValues, Name extends Path<Values>>({
  name,
  options,
  disabled,
  placeholder,
  ...props
}: ChoiceFieldProps<Values, Name>) {
  return (
    <BoundField<Values, unknown> {...props} name={name as FieldPathByValue<Values, unknown>}>
      {({ value, onChange }, control) => (
        <Select
          {...control}
          disabled={disabled}
          placeholder={placeholder}
          value={options.flatMap((option, i) => (option.value === value ? [`${i}`] : []))[0] ?? ''}
          // In a form Radix tells an empty value when its options come late; that is no choice.
          onValueChange={(index) => index !== '' && onChange(options[Number(index)]!.value)}
          options={options.map(({ label }, index) => ({ value: String(index), label }))}
        />
      )}
    </BoundField>
  )
}

/** One of the three languages, each by its own name. */
export function LanguageChoice<Values extends FieldValues>({
  name,
  ...props
}: FieldProps<Values, Language>) {
  return (
    <ChoiceField
      {...props}
      name={name as Path<Values>}
      options={LOCALES.map((value) => ({
        value: value as PathValue<Values, Path<Values>>,
        label: LANGUAGE_NAMES[value],
      }))}
    />
  )
}
