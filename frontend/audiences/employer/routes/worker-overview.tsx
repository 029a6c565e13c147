import { WorkerOverview } from '@/features/team/worker/overview'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId} */
export function Component() {
  return <WorkerOverview worker={useWorkerOfPage()} />
}
