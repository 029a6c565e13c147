import type { SyncRun } from '@/api/integrations'
import { useT } from './use-t.ts'

export type Ended = Pick<
  SyncRun,
  'status' | 'created' | 'changed' | 'same' | 'asked' | 'proposed' | 'failed'
>

/** How a run stands or ended: one in which all failed is not told as one that went well. */
export function endOf(run: Ended): SyncRun['status'] | 'SOME_FAILED' | 'ALL_FAILED' {
  if (run.status !== 'DONE' || run.failed === 0) return run.status
  const others = run.created + run.changed + run.same + run.asked + run.proposed
  return others === 0 ? 'ALL_FAILED' : 'SOME_FAILED'
}

/** Where a run stands, in a word. */
export function useRunWords() {
  const t = useT()
  return (run: Ended) => t(`synchronisation.status_${endOf(run)}`, { failed: run.failed })
}
