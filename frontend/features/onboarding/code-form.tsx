import { postOnboardingCompanyUser } from '#client/bounds'
import type { NewColleague, useOnboardUser } from '@/api/onboard-user'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

interface CodeFormProps {
  colleague: NewColleague
  onboard: ReturnType<typeof useOnboardUser>
  onDone: (made: boolean) => void
  onRefused: (error: Error) => void
  onBack: () => void
  /** The address has an account; the page is about to leave for the sign-in. */
  exists: boolean
}

/** The code of the mail that proves the address; only its owner learns what comes next. */
export function CodeForm({ colleague, onboard, onDone, onRefused, onBack, exists }: CodeFormProps) {
  const t = useT()
  const form = useBoundForm({
    bounds: postOnboardingCompanyUser,
    defaultValues: { code: '' },
    send: ({ code }) => onboard.mutateAsync({ ...colleague, code }, { onError: onRefused }),
    onSaved: onDone,
    clears: 'code',
  })
  return (
    <Form form={form}>
      <p role="status">{t('onboarding.codeSent', { email: colleague.email })}</p>
      <TextField
        form={form}
        name="code"
        label={t('onboarding.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        says={{ required: t('onboarding.codeRequired'), regex: t('login.codeInvalid') }}
      />
      {exists && (
        <Notice tone="warn" role="alert">
          {t('onboarding.exists')}
        </Notice>
      )}
      <SubmitButton form={form} disabled={exists}>
        {t('onboarding.submit')}
      </SubmitButton>
      {!exists && (
        <Button variant="ghost" onClick={onBack}>
          {t('onboarding.back')}
        </Button>
      )}
    </Form>
  )
}
