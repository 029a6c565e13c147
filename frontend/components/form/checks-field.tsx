import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CheckRow } from '@/components/ui/check-row'
import { useField, type FieldProps } from './bound-field.tsx'

interface ChecksFieldProps<
  Values extends FieldValues,
  Value extends string | number,
> extends FieldProps<Values, Value[]> {
  options: readonly { value: Value; label: string }[]
}

/** Any of a list, each to tick; kept in the order of the list. */
export function ChecksField<Values extends FieldValues, Value extends string | number>({
  form,
  name,
  label,
  hint,
  says,
  options,
}: ChecksFieldProps<Values, Value>) {
  const id = useId()
  const { field, error } = useField<Values, Value[]>({ form, name, says })
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="text-sm font-medium">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {options.map(({ value, label: name }) => (
        <CheckRow
          key={value}
          label={name}
          checked={field.value.includes(value)}
          onCheckedChange={(checked) =>
            field.onChange(
              options
                .map((option) => option.value)
                .filter((other) => (other === value ? checked : field.value.includes(other)))
            )
          }
        />
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
