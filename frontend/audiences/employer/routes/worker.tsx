import { Link, Navigate, Outlet, useParams } from 'react-router'
import { useWorker } from '@/api/workers'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { WorkerHeader } from '@/features/team/worker/worker-header'
import { WorkerTabs } from '@/features/team/worker/worker-tabs'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/{workerId} and what lies below: who it is above, one of their places under it */
export function Component() {
  const t = useT()
  const { workerId = '' } = useParams()
  const worker = useWorker(workerId)
  if (worker.error && !worker.data)
    return (
      <ErrorView
        error={worker.error}
        onRetry={() => void worker.refetch()}
        actions={
          <Button asChild>
            <Link to={urls.team}>{t('worker-page.back')}</Link>
          </Button>
        }
      />
    )
  if (!worker.data) return <Skeleton className="h-96" />
  // A record that was merged answers with the one it was merged into.
  if (worker.data.id !== workerId) return <Navigate to={urls.worker(worker.data.id)} replace />
  return (
    <>
      <WorkerHeader worker={worker.data} />
      <WorkerTabs worker={worker.data} />
      <Outlet key={workerId} />
    </>
  )
}
