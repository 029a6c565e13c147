import { Controller, useForm } from 'react-hook-form'
import { useAcceptInvitation, type NewAccount } from '@/api/accept-invitation'
import { ApiProblem } from '@/api/problem'
import { PasswordInput } from '@/components/app/password-input'
import { LanguageField } from '@/components/app/language-field'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { rememberLocale } from '@/lib/locale'
import { SHORTEST_PASSWORD } from '@/lib/shortest-password'
import { useLocale, useT } from '@/lib/use-t'

interface AcceptInvitationFormProps {
  link: string
  invitation: { email: string }
}

/** Name, language and password of an invited person, who is signed in afterwards. */
export function AcceptInvitationForm({ link, invitation }: AcceptInvitationFormProps) {
  const t = useT()
  const locale = useLocale()
  const accept = useAcceptInvitation(link)
  const { register, control, handleSubmit, formState, setError } = useForm<NewAccount>({
    defaultValues: { displayName: '', language: locale, password: '' },
  })
  const { errors } = formState

  const submit = handleSubmit((account) =>
    accept.mutate(account, {
      // The application starts anew, in the chosen language and with the new session.
      onSuccess: () => {
        rememberLocale(account.language)
        window.location.assign(`/${account.language}/`)
      },
      onError: (error) => {
        if (!(error instanceof ApiProblem)) return
        for (const { path, message } of error.errors)
          if (path === 'displayName' || path === 'password') setError(path, { message })
      },
    })
  )

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('login.email')}>
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="username"
            value={invitation.email}
            readOnly
          />
        )}
      </Field>
      <Field label={t('account.displayName')} error={errors.displayName?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="name"
            maxLength={200}
            autoFocus
            {...register('displayName', {
              validate: (value) => value.trim() !== '' || t('account.displayNameRequired'),
            })}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <LanguageField
            label={t('account.language')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Field
        label={t('login.password')}
        hint={t('invitation.passwordHint')}
        error={errors.password?.message}
      >
        {(field) => (
          <PasswordInput
            {...field}
            autoComplete="new-password"
            {...register('password', {
              minLength: { value: SHORTEST_PASSWORD, message: t('invitation.passwordShort') },
              required: t('login.passwordRequired'),
            })}
          />
        )}
      </Field>
      {accept.error && Object.keys(errors).length === 0 && <ProblemNotice error={accept.error} />}
      <Button type="submit" variant="primary" busy={accept.isPending || accept.isSuccess}>
        {t('invitation.submit')}
      </Button>
    </form>
  )
}
