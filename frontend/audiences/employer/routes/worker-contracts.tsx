import { WorkerHistory } from '@/features/contracts/history/worker-history'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId}/contracts */
export function Component() {
  const { id, firstName, lastName } = useWorkerOfPage('contracts')
  return <WorkerHistory worker={{ id, displayName: `${firstName} ${lastName}` }} />
}
