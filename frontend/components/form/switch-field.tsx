import type { FieldValues } from 'react-hook-form'
import { SwitchRow } from '@/components/ui/switch-row'
import { useField, type FieldProps } from './bound-field.tsx'

interface SwitchFieldProps<Values extends FieldValues> extends FieldProps<
  Values,
  boolean | null | undefined
> {
  /** Told at once, for what must not wait for the form. */
  onChange?: (checked: boolean) => void
}

/** A yes-or-no question: the sentence left, the switch right; what is not answered yet stands at no. */
export function SwitchField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  disabled,
  onChange,
}: SwitchFieldProps<Values>) {
  const { field } = useField<Values, boolean | null | undefined>({ form, name })
  const why = form.locked(name)
  return (
    <SwitchRow
      label={label}
      hint={why ?? hint}
      disabled={disabled || why !== null}
      checked={field.value ?? false}
      onCheckedChange={(checked) => {
        onChange?.(checked)
        field.onChange(checked)
      }}
    />
  )
}
