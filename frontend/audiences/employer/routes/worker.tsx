import { Navigate, Outlet, useParams } from 'react-router'
import { useWorker } from '@/api/workers'
import { Loaded } from '@/components/app/loaded'
import { WorkerHeader } from '@/features/team/worker/worker-header'
import { WorkerTabs } from '@/features/team/worker/worker-tabs'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/{workerId} and what lies below: who it is above, one of their places under it */
export function Component() {
  const t = useT()
  const { workerId = '' } = useParams()
  const worker = useWorker(workerId)
  return (
    <Loaded query={worker} back={{ to: urls.team, label: t('worker-page.back') }}>
      {(shown) =>
        // A record that was merged answers with the one it was merged into.
        shown.id !== workerId ? (
          <Navigate to={urls.worker(shown.id)} replace />
        ) : (
          <>
            <WorkerHeader worker={shown} />
            <WorkerTabs worker={shown} />
            <Outlet key={workerId} />
          </>
        )
      }
    </Loaded>
  )
}
