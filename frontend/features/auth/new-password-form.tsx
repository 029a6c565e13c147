import { postNewPasswordsUse } from '#client/bounds'
import { useChooseNewPassword } from '@/api/new-password'
import { PasswordInput } from '@/components/app/password-input'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'

/** The new password. Whether it is good the server says, which knows the names it must not be made of. */
export function NewPasswordForm({ secret }: { secret: string }) {
  const t = useT()
  const choose = useChooseNewPassword()
  const form = useBoundForm({
    bounds: postNewPasswordsUse,
    defaultValues: { password: '' },
    send: ({ password }) => choose.mutateAsync({ secret, password }),
  })
  if (choose.isSuccess) return <p role="status">{t('login.newDone')}</p>
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="password"
        label={t('login.newPassword')}
        hint={t('login.newHint')}
        input={PasswordInput}
        autoComplete="new-password"
        autoFocus
        says={{ required: t('login.passwordRequired') }}
      />
      <SubmitButton form={form}>{t('login.newSubmit')}</SubmitButton>
    </Form>
  )
}
