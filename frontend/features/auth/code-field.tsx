import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Eight signs in one piece or in two, in any case; what a phone makes of the hyphen is one too. */
export const EIGHT_SIGNS = /^\s*([a-z2-9][\s\p{Pd}]*){8}$/iu

interface CodeFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string
}

/** The code of a mail, typed or pasted from somewhere else. */
export function CodeField({ label, error, ...props }: CodeFieldProps) {
  return (
    <Field label={label} error={error}>
      {(field) => (
        <Input
          {...field}
          {...props}
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          className="tabular-nums tracking-widest"
        />
      )}
    </Field>
  )
}
