import { postSessionLinksUse } from '#client/bounds'
import type { Session } from '@/api/types'
import { useSignInCode } from '@/api/use-sign-in-link'
import { MailedCodeForm } from '@/components/app/mailed-code-form'
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
  return (
    <MailedCodeForm
      bounds={postSessionLinksUse}
      send={signIn.mutateAsync}
      onSignedIn={onSignedIn}
      askAgain={t('login.askAgain')}
      onAskAgain={onAskAgain}
    >
      <p role="status">{t('login.linkSent', { email })}</p>
      <p className="text-ink-soft">{t('login.closePage')}</p>
      <hr className="border-line" />
      <p>{t('login.typeCode')}</p>
    </MailedCodeForm>
  )
}
