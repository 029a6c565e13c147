import { Plus } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useCan } from '@/api/get-user'
import { useWorker } from '@/api/workers'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { ContractList } from '@/features/contracts/contract-list'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/{workerId}/contracts */
export function Component() {
  const { workerId = '' } = useParams()
  const t = useT()
  const canWrite = useCan('contracts.write')
  const worker = useWorker(workerId)
  const name = worker.data ? `${worker.data.firstName} ${worker.data.lastName}` : '…'
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.team'), to: urls.team },
    { label: name, to: urls.worker(workerId) },
    { label: t('nav.contracts') },
  ])
  if (worker.error && !worker.data)
    return <ErrorView error={worker.error} onRetry={() => void worker.refetch()} />
  return (
    <>
      <PageHeader
        title={t('contracts.ofWorker', { name })}
        actions={
          canWrite && (
            <Button variant="primary" asChild>
              <Link to={urls.newContract({ workerId })}>
                <Plus aria-hidden />
                {t('contracts.new')}
              </Link>
            </Button>
          )
        }
      />
      <ContractList workerId={workerId} />
    </>
  )
}
