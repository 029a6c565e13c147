import { Link, useLocation, useSearchParams } from 'react-router'
import { useBrand } from '@/api/get-brand'
import { useGoogleTicket } from '@/api/google-sign-in'
import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { GoogleButton } from '@/features/auth/google-button'
import { LoginFrame } from '@/features/auth/login-frame'
import { Opening } from '@/features/auth/opening'
import { sentence } from '@/lib/refusal-sentence'
import { useSignedOut } from '@/features/auth/use-signed-out'
import { WayTo } from '@/features/auth/way-to'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /login/google: leads to Google, or opens the ticket that leads back from there. */
export function Component() {
  const ticket = useLocation().hash.slice(1)
  return ticket ? <OpenTicket key={ticket} ticket={ticket} /> : <AskGoogle />
}

function AskGoogle() {
  const t = useT()
  const [params] = useSearchParams()
  const brand = useBrand().data
  const reasons: Record<string, string> = {
    cancelled: t('login.googleCancelled'),
    failed: t('login.googleFailed'),
    unverified: t('login.googleUnverified'),
    unknown: t('login.googleUnknown', { company: brand?.name ?? 'Barema' }),
  }
  const refused = reasons[params.get('error') ?? '']
  return (
    <LoginFrame
      title={t('login.googleTitle')}
      subtitle={t('login.googleSubtitle')}
      ready={useSignedOut()}
    >
      <div className="flex flex-col gap-4">
        {refused && <Notice tone="danger">{refused}</Notice>}
        {brand?.signsInWithGoogle ? <GoogleButton /> : <p>{t('login.googleOff')}</p>}
      </div>
      <WayTo to={urls.login}>{t('login.withPassword')}</WayTo>
      <WayTo to={urls.loginByLink}>{t('login.byLink')}</WayTo>
    </LoginFrame>
  )
}

function OpenTicket({ ticket }: { ticket: string }) {
  const t = useT()
  const [params] = useSearchParams()
  const ready = useSignedOut()
  const answer = useGoogleTicket(ticket, ready)
  return (
    <Opening
      title={t('login.googleTitle')}
      checking={t('login.googleChecking')}
      ready={ready}
      answer={answer}
      returnUrl={params.get('return_url')}
      refused={(error) => (
        <div className="flex flex-col gap-4">
          <Notice tone="danger">
            {isSpent(error) ? t('login.googleSpent') : sentence(error, t)}
          </Notice>
          <Button asChild>
            <Link to={urls.loginByGoogle}>{t('login.googleAgain')}</Link>
          </Button>
        </div>
      )}
    />
  )
}

/** Used, too old, or begun in another browser: the same to its reader. */
function isSpent(error: Error): boolean {
  return error instanceof ApiProblem && ['E_LINK_GONE', 'E_OTHER_BROWSER'].includes(error.code)
}
