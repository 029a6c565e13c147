import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { workerQuery } from '@/api/workers'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { CasefileOf } from '@/features/casefiles/casefile-of'
import { NewCasefileForm } from '@/features/casefiles/new-casefile-form'
import { useCasefilesHome } from '@/features/casefiles/use-casefiles-home'
import { useT } from '@/lib/use-t'

/** /documents/new?contractId|offerId|workerId: of a contract or an offer it is made at once. */
export function Component() {
  const t = useT()
  const canWrite = useCan('casefiles.write')
  const home = useCasefilesHome()
  const [query] = useSearchParams()
  const contractId = query.get('contractId')
  const offerId = query.get('offerId')
  const of = useMemo(
    () => (contractId ? { contractId } : offerId ? { offerId } : null),
    [contractId, offerId]
  )
  useScreenTitle([home, { label: t('documents.prepare') }])
  if (!canWrite) return <Navigate to={home.to} replace />
  if (of) return <CasefileOf of={of} />
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t('documents.prepare')} subtitle={t('documents.prepareText')} />
      <Card className="p-4 sm:p-6">
        <Form workerId={query.get('workerId') ?? ''} />
      </Card>
    </div>
  )
}

function Form({ workerId }: { workerId: string }) {
  const worker = useQuery({ ...workerQuery(workerId), enabled: workerId !== '' })
  if (worker.error) return <ErrorView error={worker.error} onRetry={() => void worker.refetch()} />
  if (worker.isLoading) return <Skeleton className="h-40" />
  const { id, firstName, lastName } = worker.data ?? {}
  return <NewCasefileForm worker={id ? { id, displayName: `${firstName} ${lastName}` } : null} />
}
