import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useMailOnboardingCode, useOnboardUser, type NewColleague } from '@/api/onboard-user'
import { ApiProblem } from '@/api/problem'
import { PasswordInput } from '@/components/app/password-input'
import { LanguageField } from '@/components/app/language-field'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SwitchRow } from '@/components/ui/switch-row'
import { rememberLocale } from '@/lib/locale'
import { useEmailRules } from '@/lib/use-email-rules'
import { SHORTEST_PASSWORD } from '@/lib/shortest-password'
import { useLocale, useT } from '@/lib/use-t'
import { CodeForm } from './code-form.tsx'

const TO_LOGIN_MS = 5000

interface OnboardFormProps {
  companyLink: string
  /** Of mail: those that the link is for. */
  domains: string[]
}

/** Name, e-mail, password and language of a colleague with the company's link; then the code that proves the address. */
export function OnboardForm({ companyLink, domains }: OnboardFormProps) {
  const t = useT()
  const emailRules = useEmailRules()
  const locale = useLocale()
  const mailCode = useMailOnboardingCode(companyLink)
  const onboard = useOnboardUser(companyLink)
  const [mailed, setMailed] = useState<NewColleague | null>(null)
  const { register, control, handleSubmit, formState, setError } = useForm<NewColleague>({
    defaultValues: { displayName: '', email: '', password: '', language: locale, rememberMe: true },
  })
  const { errors } = formState
  const exists = onboard.data === false
  useEffect(() => {
    if (!exists) return
    const timer = setTimeout(() => window.location.assign(`/${locale}/login`), TO_LOGIN_MS)
    return () => clearTimeout(timer)
  }, [exists, locale])

  /** Back from the code, where the server judged what it could not before. */
  function mark(error: Error) {
    if (!(error instanceof ApiProblem)) return
    for (const { path, message } of error.errors)
      if (path === 'displayName' || path === 'email' || path === 'password') {
        setMailed(null)
        setError(path, { message })
      }
  }
  const submit = handleSubmit((colleague) =>
    mailCode.mutate(colleague, { onSuccess: () => setMailed(colleague), onError: mark })
  )

  if (mailed)
    return (
      <CodeForm
        colleague={mailed}
        onboard={onboard}
        exists={exists}
        onRefused={mark}
        onDone={(made) => {
          if (!made) return
          // Another audience, and a new session: the application starts anew.
          rememberLocale(mailed.language)
          window.location.assign(`/${mailed.language}/`)
        }}
        onBack={() => setMailed(null)}
      />
    )
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('onboarding.name')} error={errors.displayName?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="name"
            maxLength={200}
            {...register('displayName', {
              validate: (value) => value.trim() !== '' || t('onboarding.nameRequired'),
            })}
          />
        )}
      </Field>
      <Field
        label={t('login.email')}
        hint={t('onboarding.emailHint', { domains: domains.map((each) => `@${each}`).join(', ') })}
        error={errors.email?.message}
      >
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            {...register('email', emailRules)}
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        hint={t('onboarding.passwordHint')}
        error={errors.password?.message}
      >
        {(field) => (
          <PasswordInput
            {...field}
            autoComplete="new-password"
            {...register('password', {
              required: t('login.passwordRequired'),
              minLength: { value: SHORTEST_PASSWORD, message: t('onboarding.passwordShort') },
            })}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <LanguageField
            label={t('onboarding.language')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
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
      {mailCode.error && Object.keys(errors).length === 0 && (
        <ProblemNotice error={mailCode.error} />
      )}
      <Button type="submit" variant="primary" busy={mailCode.isPending}>
        {t('onboarding.submit')}
      </Button>
    </form>
  )
}
