import { TextField } from '@/components/form/text-field'
import { partOf, type BoundFields } from '@/components/form/use-bound-fields'
import { useT } from '@/lib/use-t'

type WithEmail = { email: string }

/** The address one signs in with. */
export function EmailField<Values extends WithEmail>({ form }: { form: BoundFields<Values> }) {
  const t = useT()
  return (
    <TextField
      form={partOf<WithEmail, Values>(form)}
      name="email"
      type="email"
      label={t('login.email')}
      autoComplete="username"
      autoCapitalize="none"
      autoFocus
      says={{ required: t('login.emailRequired'), email: t('login.emailInvalid') }}
    />
  )
}
