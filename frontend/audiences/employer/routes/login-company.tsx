import { useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useArrival } from '@/api/partner-companies'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { LoginFrame } from '@/features/auth/login-frame'
import { SecondStep } from '@/features/auth/second-step'
import { useEnter } from '@/features/auth/use-enter'
import { useSignedOut } from '@/features/auth/use-signed-out'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /login/company: where a partner's person arrives from another company, with the ticket behind `#`. */
export function Component() {
  const ticket = useLocation().hash.slice(1)
  return ticket ? <Arrival ticket={ticket} /> : <Navigate to={urls.login} replace />
}

function Arrival({ ticket }: { ticket: string }) {
  const t = useT()
  const { enter, waits } = useEnter(null)
  const ready = useSignedOut()
  const { data, error } = useArrival(ticket, ready)
  useEffect(() => {
    if (data) enter(data)
  }, [enter, data])
  if (waits) return <SecondStep kinds={waits} onSignedIn={enter} />
  return (
    <LoginFrame title={t('company.arriving')} subtitle="" ready={ready}>
      {error ? (
        <div className="flex flex-col gap-4">
          <Notice tone="danger">{t('company.arrivalFailed')}</Notice>
          <Button asChild>
            <Link to={urls.login}>{t('company.signInHere')}</Link>
          </Button>
        </div>
      ) : (
        <Spinner />
      )}
    </LoginFrame>
  )
}
