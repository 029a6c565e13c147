import { MailCheck } from 'lucide-react'
import { postWorkerPortalLinksUse } from '#client/bounds'
import { usePortalCode } from '@/api/portal'
import { MailedCodeForm } from '@/components/app/mailed-code-form'
import { useT } from '@/lib/use-t'

interface LinkSentProps {
  onSignedIn: () => void
  onAskAgain: () => void
}

/** A mail is on its way. Its link opens in this browser; its code is typed here when it is read elsewhere. */
export function LinkSent({ onSignedIn, onAskAgain }: LinkSentProps) {
  const t = useT()
  const signIn = usePortalCode()
  return (
    <MailedCodeForm
      bounds={postWorkerPortalLinksUse}
      send={signIn.mutateAsync}
      onSignedIn={onSignedIn}
      askAgain={t('portal.askAgain')}
      onAskAgain={onAskAgain}
    >
      <p role="status" className="flex items-start gap-3">
        <MailCheck className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
        {t('portal.willReceive')}
      </p>
      <hr className="border-line" />
      <p className="text-ink-soft">{t('login.typeCode')}</p>
    </MailedCodeForm>
  )
}
