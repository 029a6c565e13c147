import type { ComponentProps, ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Input, inputClasses } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { BoundField, type FieldProps } from './bound-field.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'form' | 'name' | 'value' | 'onChange'>

interface TextFieldProps<Values extends FieldValues>
  extends FieldProps<Values, string>, Omit<InputProps, keyof FieldProps<Values, string>> {
  /** Another control than a plain input, such as PasswordInput. */
  input?: ComponentType<Omit<ComponentProps<'input'>, 'type'>>
  /** Of the control, where it is narrower than its column. */
  inputClassName?: string
}

/** A line of text: a name, an address, a code. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  says,
  className,
  inputClassName,
  input: Control = Input,
  ...input
}: TextFieldProps<Values>) {
  return (
    <BoundField<Values, string> {...{ form, name, label, hint, says, className }}>
      {(field, control) => (
        <Control {...control} {...input} {...field} className={inputClassName} />
      )}
    </BoundField>
  )
}

interface LongTextFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  rows: number
}

/** A text of several lines. */
export function LongTextField<Values extends FieldValues>({
  rows,
  disabled,
  ...props
}: LongTextFieldProps<Values>) {
  return (
    <BoundField<Values, string> {...props}>
      {(field, control) => (
        <textarea
          {...control}
          {...field}
          rows={rows}
          disabled={disabled}
          className={cn(inputClasses, 'h-auto py-2 md:h-auto')}
        />
      )}
    </BoundField>
  )
}
