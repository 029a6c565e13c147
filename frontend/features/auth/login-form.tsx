import { Controller, useForm } from 'react-hook-form'
import { ApiProblem } from '@/api/problem'
import { useSignIn, type Credentials } from '@/api/sign-in'
import type { Session } from '@/api/types'
import { PasswordInput } from '@/components/app/password-input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { SwitchRow } from '@/components/ui/switch-row'
import { useEmailRules } from '@/lib/use-email-rules'
import { useT } from '@/lib/use-t'
import { EmailField } from './email-field.tsx'
import { rememberedChoice, rememberChoice } from './remember-me.ts'
import { sentence } from '@/lib/refusal-sentence'

interface LoginFormProps {
  onSignedIn: (answer: Session) => void
}

/** E-mail and password. The server's sentence shows under the form, a refused field's under the field. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useT()
  const signIn = useSignIn()
  const { register, control, handleSubmit, formState, setError } = useForm<Credentials>({
    defaultValues: { email: '', password: '', rememberMe: rememberedChoice() },
  })
  const { errors } = formState

  const submit = handleSubmit((credentials) => {
    signIn.mutate(credentials, {
      onSuccess: onSignedIn,
      onError: (error) => {
        if (!(error instanceof ApiProblem)) return
        for (const { path, message } of error.errors)
          if (path === 'email' || path === 'password') setError(path, { message })
      },
    })
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <EmailField error={errors.email?.message} {...register('email', useEmailRules())} />
      <Field label={t('login.password')} error={errors.password?.message}>
        {(field) => (
          <PasswordInput
            {...field}
            autoComplete="current-password"
            {...register('password', { required: t('login.passwordRequired') })}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="rememberMe"
        render={({ field }) => (
          <SwitchRow
            label={t('login.rememberMe')}
            checked={field.value}
            onCheckedChange={(remember) => {
              // At once: Google and the mailed link, chosen without this form, remember it too.
              rememberChoice(remember)
              field.onChange(remember)
            }}
          />
        )}
      />
      {signIn.error && <Notice tone="danger">{sentence(signIn.error, t)}</Notice>}
      <Button type="submit" variant="primary" size="md" busy={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
