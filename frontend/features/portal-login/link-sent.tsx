import { MailCheck } from 'lucide-react'
import { postWorkerPortalLinksUse } from '#client/bounds'
import { usePortalCode } from '@/api/portal'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

/** A mail is on its way. Its link opens in this browser; its code is typed here when it is read elsewhere. */
export function LinkSent({
  onSignedIn,
  onAskAgain,
}: {
  onSignedIn: () => void
  onAskAgain: () => void
}) {
  const t = useT()
  const signIn = usePortalCode()
  const form = useBoundForm({
    bounds: postWorkerPortalLinksUse,
    defaultValues: { code: '' },
    send: ({ code }) => signIn.mutateAsync(code),
    onSaved: onSignedIn,
    clears: 'code',
  })
  return (
    <Form form={form}>
      <p role="status" className="flex items-start gap-3">
        <MailCheck className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
        {t('portal.willReceive')}
      </p>
      <hr className="border-line" />
      <p className="text-ink-soft">{t('login.typeCode')}</p>
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
      <Button onClick={onAskAgain}>{t('portal.askAgain')}</Button>
    </Form>
  )
}
