import { WorkerOverview } from '@/features/team/worker/overview'
import { WorkerRequests } from '@/features/worker-requests/worker-requests'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId} */
export function Component() {
  const worker = useWorkerOfPage()
  return <WorkerOverview worker={worker} requests={<WorkerRequests workerId={worker.id} />} />
}
