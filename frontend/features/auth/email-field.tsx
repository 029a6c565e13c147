import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'

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
