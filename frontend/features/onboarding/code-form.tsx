import { useForm } from 'react-hook-form'
import type { NewColleague, useOnboardUser } from '@/api/onboard-user'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { sentence } from '@/lib/refusal-sentence'
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
  const { register, handleSubmit, formState, setFocus, setValue } = useForm({
    defaultValues: { code: '' },
  })
  const submit = handleSubmit(({ code }) =>
    onboard.mutate(
      { ...colleague, code },
      {
        onSuccess: onDone,
        onError: (error) => {
          onRefused(error)
          setValue('code', '')
          setFocus('code')
        },
      }
    )
  )
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p role="status">{t('onboarding.codeSent', { email: colleague.email })}</p>
      <Field label={t('onboarding.code')} error={formState.errors.code?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            autoFocus
            {...register('code', { required: t('onboarding.codeRequired') })}
          />
        )}
      </Field>
      {exists && (
        <Notice tone="warn" role="alert">
          {t('onboarding.exists')}
        </Notice>
      )}
      {onboard.error && <Notice tone="danger">{sentence(onboard.error, t)}</Notice>}
      <Button type="submit" variant="primary" busy={onboard.isPending} disabled={exists}>
        {t('onboarding.submit')}
      </Button>
      {!exists && (
        <Button variant="ghost" onClick={onBack}>
          {t('onboarding.back')}
        </Button>
      )}
    </form>
  )
}
