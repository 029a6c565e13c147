import { useCallback, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useSignInLink } from '@/api/use-sign-in-link'
import { Notice } from '@/components/ui/notice'
import { Button } from '@/components/ui/button'
import { LinkForm } from '@/features/auth/link-form'
import { LinkSent } from '@/features/auth/link-sent'
import { LoginFrame } from '@/features/auth/login-frame'
import { Opening } from '@/features/auth/opening'
import { sentence } from '@/lib/refusal-sentence'
import { announceSignedIn, useSignedInElsewhere } from '@/lib/signed-in-elsewhere'
import { SecondStep } from '@/features/auth/second-step'
import { useEnter } from '@/features/auth/use-enter'
import { useSignedOut } from '@/features/auth/use-signed-out'
import { WayTo } from '@/features/auth/way-to'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /login/magic: asks for a link, or opens the one in the address. */
export function Component() {
  const secret = useLocation().hash.slice(1)
  return secret ? <OpenLink key={secret} secret={secret} /> : <AskLink />
}

function AskLink() {
  const t = useT()
  const [params] = useSearchParams()
  const { enter, waits } = useEnter(params.get('return_url'))
  const ready = useSignedOut()
  const [email, setEmail] = useState<string | null>(null)
  const [elsewhere, setElsewhere] = useState(false)
  useSignedInElsewhere(
    'user',
    useCallback(() => setElsewhere(true), [])
  )
  const waiting = email !== null

  if (waits) return <SecondStep kinds={waits} onSignedIn={enter} />
  if (waiting && elsewhere)
    return (
      <LoginFrame title={t('login.linkUsed')} subtitle={t('login.closePage')} ready>
        <Button asChild variant="primary" className="w-full">
          <Link to={urls.home}>{t('login.toApplication')}</Link>
        </Button>
      </LoginFrame>
    )
  return (
    <LoginFrame
      title={waiting ? t('login.linkSentTitle') : t('login.linkTitle')}
      subtitle={waiting ? email : t('login.linkSubtitle')}
      ready={ready}
    >
      {waiting ? (
        <LinkSent email={email} onSignedIn={enter} onAskAgain={() => setEmail(null)} />
      ) : (
        <LinkForm onSent={setEmail} />
      )}
      <WayTo to={urls.login}>{t('login.withPassword')}</WayTo>
    </LoginFrame>
  )
}

/** Always the same function: who entered is told once. */
const announceUser = () => announceSignedIn('user')

function OpenLink({ secret }: { secret: string }) {
  const t = useT()
  const ready = useSignedOut()
  const answer = useSignInLink(secret, ready)
  return (
    <Opening
      title={t('login.linkTitle')}
      checking={t('login.linkChecking')}
      ready={ready}
      answer={answer}
      returnUrl={null}
      onEntered={announceUser}
      refused={(error) => (
        <div className="flex flex-col gap-4">
          <Notice tone="danger">{sentence(error, t)}</Notice>
          <p className="text-ink-soft">{t('login.closePage')}</p>
          <Button asChild>
            <Link to={urls.loginByLink}>{t('login.askAgain')}</Link>
          </Button>
        </div>
      )}
    />
  )
}
