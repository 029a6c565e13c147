import { Controller, useForm } from 'react-hook-form'
import { ApiProblem } from '@/api/problem'
import { useSignIn, type Credentials } from '@/api/sign-in'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { SwitchRow } from '@/components/ui/switch-row'
import { useT } from '@/lib/use-t'
import { PasswordInput } from './password-input.tsx'
import { rememberedChoice, rememberChoice } from './remember-me.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface LoginFormProps {
  onSignedIn: () => void
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
    rememberChoice(credentials.rememberMe)
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
      <Field label={t('login.email')} error={errors.email?.message}>
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            {...register('email', {
              required: t('login.emailRequired'),
              pattern: { value: EMAIL, message: t('login.emailInvalid') },
              setValueAs: (value: string) => value.trim(),
            })}
          />
        )}
      </Field>
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
            onCheckedChange={field.onChange}
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

function sentence(error: Error, t: ReturnType<typeof useT>): string {
  if (!(error instanceof ApiProblem)) return t('common.noAnswer')
  return error.status >= 500 ? t('common.errorNextStep') : error.message
}
