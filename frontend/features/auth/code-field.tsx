import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

export const SIX_DIGITS = /^\s*(\d\s*){6}$/

interface CodeFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string
}

/** A code typed from somewhere else; a phone offers its number keys. */
export function CodeField({ label, error, ...props }: CodeFieldProps) {
  return (
    <Field label={label} error={error}>
      {(field) => (
        <Input
          {...field}
          {...props}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="tabular-nums tracking-widest"
        />
      )}
    </Field>
  )
}
