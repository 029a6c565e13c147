import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useOnboardUser, type NewColleague } from '@/api/onboard-user'
import { ApiProblem } from '@/api/problem'
import { PasswordInput } from '@/components/app/password-input'
import { LanguageField } from '@/components/app/language-field'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { SwitchRow } from '@/components/ui/switch-row'
import { rememberLocale } from '@/lib/locale'
import { useEmailRules } from '@/lib/use-email-rules'
import { SHORTEST_PASSWORD } from '@/lib/shortest-password'
import { useLocale, useT } from '@/lib/use-t'

const TO_LOGIN_MS = 5000

/** Name, e-mail, password and language of a colleague with the company's link. */
export function OnboardForm({ companyLink }: { companyLink: string }) {
  const t = useT()
  const emailRules = useEmailRules()
  const locale = useLocale()
  const onboard = useOnboardUser(companyLink)
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

  const submit = handleSubmit((colleague) =>
    onboard.mutate(colleague, {
      // Another audience, and a new session: the application starts anew.
      onSuccess: (made) => {
        if (!made) return
        rememberLocale(colleague.language)
        window.location.assign(`/${colleague.language}/`)
      },
      onError: (error) => {
        if (!(error instanceof ApiProblem)) return
        for (const { path, message } of error.errors)
          if (path === 'displayName' || path === 'email' || path === 'password')
            setError(path, { message })
      },
    })
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
      <Field label={t('login.email')} error={errors.email?.message}>
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
      {exists && (
        <Notice tone="warn" role="alert">
          {t('onboarding.exists')}
        </Notice>
      )}
      {onboard.error && Object.keys(errors).length === 0 && <ProblemNotice error={onboard.error} />}
      <Button type="submit" variant="primary" busy={onboard.isPending} disabled={exists}>
        {t('onboarding.submit')}
      </Button>
    </form>
  )
}
