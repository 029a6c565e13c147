import { useCallback, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { usePortalLink } from '@/api/portal'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { AskLinkForm } from '@/features/portal-login/ask-link-form'
import { LinkSent } from '@/features/portal-login/link-sent'
import { PortalSignIn } from '@/features/portal-login/portal-sign-in'
import { sentence } from '@/lib/refusal-sentence'
import { announceSignedIn, useSignedInElsewhere } from '@/lib/signed-in-elsewhere'
import { useT } from '@/lib/use-t'
import { portalLoginWithReturn, safePortalReturn, urls } from '@/urls'

/** /w/login: asks for a link by mail, or opens the one in the address. */
export function Component() {
  const secret = useLocation().hash.slice(1)
  return secret ? <OpenLink key={secret} secret={secret} /> : <AskLink />
}

/** Before it is sent, once it is on its way, and once it was opened in another window of this browser. */
function AskLink() {
  const t = useT()
  const { to, enter } = useEntrance()
  const [email, setEmail] = useState<string | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  useSignedInElsewhere(
    'worker',
    useCallback(() => setElsewhere(true), [])
  )
  if (email !== null && isElsewhere)
    return (
      <PortalSignIn title={t('portal.maybeClosed')} text={t('portal.maybeClosedText')}>
        <Button asChild variant="primary" className="w-full">
          <Link to={to}>{t('portal.toPortal')}</Link>
        </Button>
      </PortalSignIn>
    )
  return email === null ? (
    <PortalSignIn title={t('portal.login')} text={t('portal.loginText')}>
      <AskLinkForm returnUrl={to === urls.portal() ? undefined : to} onSent={setEmail} />
    </PortalSignIn>
  ) : (
    <PortalSignIn title={t('portal.linkSent')} text={t('portal.linkSentText', { email })}>
      <LinkSent onSignedIn={enter} onAskAgain={() => setEmail(null)} />
    </PortalSignIn>
  )
}

function OpenLink({ secret }: { secret: string }) {
  const t = useT()
  const { to, enter } = useEntrance()
  const { data, error } = usePortalLink(secret)
  useEffect(() => {
    if (!data) return
    announceSignedIn('worker')
    enter()
  }, [data, enter])
  return (
    <PortalSignIn title={t('portal.login')} text={error ? '' : t('portal.checking')}>
      {error ? (
        <div className="flex flex-col gap-4">
          <Notice tone="danger">{sentence(error, t)}</Notice>
          <Button asChild>
            <Link to={portalLoginWithReturn(to)}>{t('portal.askAgain')}</Link>
          </Button>
        </div>
      ) : (
        <Spinner />
      )}
    </PortalSignIn>
  )
}

/** Where the person was going, and the way there, with nothing left of who was here before. */
function useEntrance(): { to: string; enter: () => void } {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [params] = useSearchParams()
  const to = safePortalReturn(params.get('return_url'))
  const enter = useCallback(() => {
    client.removeQueries({ queryKey: ['portal'] })
    void navigate(to, { replace: true })
  }, [client, navigate, to])
  return { to, enter }
}
