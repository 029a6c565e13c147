import { CasefileList } from '@/features/casefiles/casefile-list'
import { useWorkerOfPage } from './worker-of-page.ts'

/** /team/{workerId}/documents */
export function Component() {
  return <CasefileList workerId={useWorkerOfPage('documents').id} />
}
