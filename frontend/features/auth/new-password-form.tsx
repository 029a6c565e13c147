import { useForm } from 'react-hook-form'
import { useChooseNewPassword } from '@/api/new-password'
import { ApiProblem } from '@/api/problem'
import { PasswordInput } from '@/components/app/password-input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { sentence } from '@/lib/refusal-sentence'

/** The new password. Whether it is good the server says, which knows the names it must not be made of. */
export function NewPasswordForm({ secret }: { secret: string }) {
  const t = useT()
  const choose = useChooseNewPassword()
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(({ password }) =>
    choose.mutate(
      { secret, password },
      {
        onError: (error) => {
          if (error instanceof ApiProblem)
            for (const { path, message } of error.errors)
              if (path === 'password') setError(path, { message })
        },
      }
    )
  )
  const refused = choose.error && !formState.errors.password
  if (choose.isSuccess) return <p role="status">{t('login.newDone')}</p>
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field
        label={t('login.newPassword')}
        hint={t('login.newHint')}
        error={formState.errors.password?.message}
      >
        {(field) => (
          <PasswordInput
            {...field}
            autoComplete="new-password"
            autoFocus
            {...register('password', { required: t('login.passwordRequired') })}
          />
        )}
      </Field>
      {refused && <Notice tone="danger">{sentence(choose.error, t)}</Notice>}
      <Button type="submit" variant="primary" busy={choose.isPending}>
        {t('login.newSubmit')}
      </Button>
    </form>
  )
}
