import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Rules for a form's `email`: there, and looking like an address. */
export function useEmailRules() {
  const t = useT()
  return {
    required: t('login.emailRequired'),
    pattern: { value: EMAIL, message: t('login.emailInvalid') },
    setValueAs: (value: string) => value.trim(),
  }
}

/** The address one signs in with. */
export function EmailField({ error, ...props }: ComponentProps<'input'> & { error?: string }) {
  const t = useT()
  return (
    <Field label={t('login.email')} error={error}>
      {(field) => (
        <Input
          {...field}
          {...props}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
        />
      )}
    </Field>
  )
}
