import { lazy, Suspense } from 'react'
import { useCurrentContract } from '@/api/portal'
import { ErrorView } from '@/components/app/error-view'
import { usePortalOf } from '@/features/portal/portal-context'
import { PortalSkeleton } from '@/features/portal/portal-skeleton'
import { withWords } from '@/lib/with-words'

/** Its words are those of a statement. */
const ContractView = lazy(() => withWords('statement', import('@/features/portal/contract-view')))

/** /iw/{workerLink}/current: a worker's contract as they see it */
export function Component() {
  const { seen, worker } = usePortalOf()
  const { data, error, refetch } = useCurrentContract(seen, worker.id)
  if (data)
    return (
      <Suspense fallback={<PortalSkeleton />}>
        <ContractView data={data} />
      </Suspense>
    )
  return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <PortalSkeleton />
}
