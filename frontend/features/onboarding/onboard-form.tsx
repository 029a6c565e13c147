import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { postOnboardingCompanyUser } from '#client/bounds'
import { useMailOnboardingCode, useOnboardUser, type NewColleague } from '@/api/onboard-user'
import { ApiProblem } from '@/api/problem'
import { PasswordInput } from '@/components/app/password-input'
import { LanguageChoice } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { rememberLocale } from '@/lib/locale'
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
  const locale = useLocale()
  const mailCode = useMailOnboardingCode(companyLink)
  const onboard = useOnboardUser(companyLink)
  const [mailed, setMailed] = useState<NewColleague | null>(null)
  const form = useBoundForm({
    bounds: postOnboardingCompanyUser,
    defaultValues: {
      displayName: '',
      email: '',
      password: '',
      language: locale,
      rememberMe: true,
    } as NewColleague,
    send: mailCode.mutateAsync,
    onSaved: (_answer, { getValues }) => setMailed(getValues()),
  })
  const exists = onboard.data === false
  useEffect(() => {
    if (!exists) return
    const timer = setTimeout(() => window.location.assign(`/${locale}/login`), TO_LOGIN_MS)
    return () => clearTimeout(timer)
  }, [exists, locale])

  /** Back from the code, where the server judged what it could not before. */
  function goBack(error: Error) {
    const ofThese = error instanceof ApiProblem ? error.errors : []
    if (!ofThese.some(({ path }) => path in form.getValues())) return
    flushSync(() => setMailed(null))
    form.refuse(error)
  }

  if (mailed)
    return (
      <CodeForm
        colleague={mailed}
        onboard={onboard}
        exists={exists}
        onRefused={goBack}
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
    <Form form={form}>
      <TextField
        form={form}
        name="displayName"
        label={t('onboarding.name')}
        autoComplete="name"
        says={{ required: t('onboarding.nameRequired') }}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('login.email')}
        hint={t('onboarding.emailHint', { domains: domains.map((each) => `@${each}`).join(', ') })}
        autoComplete="username"
        autoCapitalize="none"
        says={{ required: t('login.emailRequired'), email: t('login.emailInvalid') }}
      />
      <TextField
        form={form}
        name="password"
        label={t('login.password')}
        hint={t('onboarding.passwordHint')}
        input={PasswordInput}
        autoComplete="new-password"
        says={{ required: t('login.passwordRequired'), minLength: t('onboarding.passwordShort') }}
      />
      <LanguageChoice form={form} name="language" label={t('onboarding.language')} />
      <SwitchField form={form} name="rememberMe" label={t('login.rememberMe')} />
      <SubmitButton form={form}>{t('onboarding.submit')}</SubmitButton>
    </Form>
  )
}
