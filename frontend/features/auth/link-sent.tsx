import { useForm } from 'react-hook-form'
import type { Session } from '@/api/types'
import { useSignInCode } from '@/api/use-sign-in-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { CodeField, EIGHT_SIGNS } from './code-field.tsx'
import { sentence } from '@/lib/refusal-sentence'

interface LinkSentProps {
  email: string
  onSignedIn: (answer: Session) => void
  onAskAgain: () => void
}

/** A mail is on its way. Its link opens in this browser; its code is typed here when it is read elsewhere. */
export function LinkSent({ email, onSignedIn, onAskAgain }: LinkSentProps) {
  const t = useT()
  const signIn = useSignInCode()
  const { register, handleSubmit, formState, setFocus, setValue } = useForm({
    defaultValues: { code: '' },
  })
  function clear() {
    setValue('code', '')
    setFocus('code')
  }
  const submit = handleSubmit(({ code }) =>
    signIn.mutate(code, { onSuccess: onSignedIn, onError: clear })
  )
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p role="status">{t('login.linkSent', { email })}</p>
      <p className="text-ink-soft">{t('login.closePage')}</p>
      <hr className="border-line" />
      <p>{t('login.typeCode')}</p>
      <CodeField
        label={t('login.code')}
        error={formState.errors.code?.message}
        {...register('code', {
          required: t('login.codeInvalid'),
          pattern: { value: EIGHT_SIGNS, message: t('login.codeInvalid') },
        })}
      />
      {signIn.error && <Notice tone="danger">{sentence(signIn.error, t)}</Notice>}
      <Button type="submit" variant="primary" busy={signIn.isPending}>
        {t('login.useCode')}
      </Button>
      <Button onClick={onAskAgain}>{t('login.askAgain')}</Button>
    </form>
  )
}
