import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'
import type { FirstQueries } from '@/api/first-queries'
import {
  portalCompanyQuery,
  portalStatementQuery,
  portalWorkerQuery,
  usePortal,
} from '@/api/portal'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { LinkNotValid } from '@/components/app/link-not-valid'
import { PublicLayout } from '@/components/app/public-layout'
import { PortalFrame } from '@/features/portal/portal-frame'
import { PortalSkeleton } from '@/features/portal/portal-skeleton'
import type { PortalOf } from '@/features/portal/portal-context'
import { useReadersLanguage } from '@/lib/use-readers-language'
import { useLocale, useT } from '@/lib/use-t'
import { loginWithReturn, portalLoginWithReturn } from '@/urls'

const STATEMENT = /\/reward\/([^/]+)\/?$/

export const handle: FirstQueries = {
  firstQueries: ({ workerLink: as, rewardStatementId: statement }) => [
    portalWorkerQuery({ as }),
    portalCompanyQuery({ as }),
    ...(statement ? [portalStatementQuery({ as }, statement)] : []),
  ],
}

/**
 * /w and /iw/{workerLink}: open to who is signed in and loaded. Who is not is loaded first; who is not signed in goes to the
 * sign-in, of workers, or of the company's people where a link names the worker.
 */
export function Component() {
  const t = useT()
  const { workerLink } = useParams()
  const { pathname } = useLocation()
  const { isInitialized, worker, company, error, retry } = usePortal({ as: workerLink })
  // Beside them: the first statement and its frame are drawn once, together.
  const [, id = ''] = STATEMENT.exec(pathname) ?? []
  const statement = useQuery({
    ...portalStatementQuery({ as: workerLink }, id),
    enabled: id !== '',
  })
  const stands = useRef(false)
  stands.current ||= isInitialized && !statement.isLoading
  useReadersLanguage(workerLink ? '' : (worker?.language ?? ''))
  useEffect(() => {
    if (company) document.title = ['Barema', company.name].join(' · ')
  }, [company])
  if (isInitialized && stands.current) {
    const of: PortalOf = { seen: { as: workerLink }, worker: worker!, company: company! }
    const isSignedOut = error instanceof ApiProblem && error.status === 401
    if (isSignedOut) return <ToSignIn path={pathname} as={workerLink} />
    return (
      <PortalFrame {...of}>
        <Outlet context={of} />
      </PortalFrame>
    )
  }
  if (error instanceof ApiProblem && error.status === 401)
    return <ToSignIn path={pathname} as={workerLink} />
  // An address of no worker, or of one whom this reader may not look at.
  if (workerLink && error instanceof ApiProblem && error.status === 404) return <LinkNotValid />
  return (
    <PublicLayout title={t('portal.title')} wide={!error}>
      {error ? <ErrorView error={error} onRetry={retry} /> : <PortalSkeleton />}
    </PublicLayout>
  )
}

/** The company's people sign in on pages of another audience, so the page is loaded anew. */
function ToSignIn({ path, as }: { path: string; as?: string }) {
  const locale = useLocale()
  useEffect(() => {
    if (as) window.location.replace(`/${locale}${loginWithReturn(path)}`)
  }, [as, locale, path])
  return as ? null : <Navigate to={portalLoginWithReturn(path)} replace />
}
