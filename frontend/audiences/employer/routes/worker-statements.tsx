import { StatementsOfWorker } from '@/features/rewards/statements-of-worker'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId}/statements */
export function Component() {
  return <StatementsOfWorker workerId={useWorkerOfPage('statements').id} />
}
