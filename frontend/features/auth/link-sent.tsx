import { postSessionLinksUse } from '#client/bounds'
import type { Session } from '@/api/types'
import { useSignInCode } from '@/api/use-sign-in-link'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

interface LinkSentProps {
  email: string
  onSignedIn: (answer: Session) => void
  onAskAgain: () => void
}

/** A mail is on its way. Its link opens in this browser; its code is typed here when it is read elsewhere. */
export function LinkSent({ email, onSignedIn, onAskAgain }: LinkSentProps) {
  const t = useT()
  const signIn = useSignInCode()
  const form = useBoundForm({
    bounds: postSessionLinksUse,
    defaultValues: { code: '' },
    send: ({ code }) => signIn.mutateAsync(code),
    onSaved: onSignedIn,
    clears: 'code',
  })
  return (
    <Form form={form}>
      <p role="status">{t('login.linkSent', { email })}</p>
      <p className="text-ink-soft">{t('login.closePage')}</p>
      <hr className="border-line" />
      <p>{t('login.typeCode')}</p>
      <TextField
        form={form}
        name="code"
        label={t('login.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        says={{ required: t('login.codeInvalid'), regex: t('login.codeInvalid') }}
      />
      <SubmitButton form={form}>{t('login.useCode')}</SubmitButton>
      <Button onClick={onAskAgain}>{t('login.askAgain')}</Button>
    </Form>
  )
}
