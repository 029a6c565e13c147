import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useCurrentContract, usePortal } from '@/api/portal'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { LinkNotValid } from '@/components/app/link-not-valid'
import { PublicLayout } from '@/components/app/public-layout'
import { Button } from '@/components/ui/button'
import { PortalFrame } from '@/features/portal/portal-frame'
import { PortalSkeleton } from '@/features/portal/portal-skeleton'
import { useT } from '@/lib/use-t'
import { withWords } from '@/lib/with-words'
import { portalLoginWithReturn, urls } from '@/urls'

/** Its words are those of a statement. */
const ContractView = lazy(() => withWords('statement', import('@/features/portal/contract-view')))

const OWN = {}

/** /w/{companyLink}/{workerLink}/current: by the worker's session, or in a browser that opened a link of theirs. */
export function Component() {
  const t = useT()
  const { companyLink = '', workerLink = '' } = useParams()
  const { data, error, refetch } = useCurrentContract(OWN, workerLink)
  const portal = usePortal(OWN)
  const isOther = data && data.company.link !== companyLink
  if ((error instanceof ApiProblem && error.status === 404) || isOther)
    return (
      <LinkNotValid
        text={t('portal.linkOrSignIn')}
        action={
          <Button asChild variant="primary">
            <Link to={portalLoginWithReturn(urls.portalContract(companyLink, workerLink))}>
              {t('portal.signIn')}
            </Link>
          </Button>
        }
      />
    )
  if (!data)
    return (
      <PublicLayout title={t('portal.place_contract')} wide={!error}>
        {error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <PortalSkeleton />}
      </PublicLayout>
    )
  const isOwn = portal.worker?.id === data.worker.id
  return (
    <PortalFrame seen={OWN} company={data.company} worker={isOwn ? portal.worker : null}>
      <Suspense fallback={<PortalSkeleton />}>
        <ContractView data={data} />
      </Suspense>
    </PortalFrame>
  )
}
