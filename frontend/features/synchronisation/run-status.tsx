import type { SyncRun } from '@/api/integrations'
import { Badge } from '@/components/ui/badge'
import type { BadgeTone } from '@/components/ui/badge-tones'
import { useT } from '@/lib/use-t'

type Ended = Pick<
  SyncRun,
  'status' | 'created' | 'changed' | 'same' | 'asked' | 'proposed' | 'failed'
>

/** How a run stands or ended: one in which all failed is not told as one that went well. */
export function endOf(run: Ended): SyncRun['status'] | 'SOME_FAILED' | 'ALL_FAILED' {
  if (run.status !== 'DONE' || run.failed === 0) return run.status
  const others = run.created + run.changed + run.same + run.asked + run.proposed
  return others === 0 ? 'ALL_FAILED' : 'SOME_FAILED'
}

const TONES: Partial<Record<ReturnType<typeof endOf>, BadgeTone>> = {
  RUNNING: 'info',
  ASKING: 'warn',
  DONE: 'accept',
  SOME_FAILED: 'warn',
  ALL_FAILED: 'danger',
  FAILED: 'danger',
}

/** Where a run stands, in words. */
export function useRunWords() {
  const t = useT()
  return (run: Ended) => t(`synchronisation.status_${endOf(run)}`, { failed: run.failed })
}

/** Where a run stands, as a badge. */
export function RunStatus({ run }: { run: Ended }) {
  const wordsOf = useRunWords()
  return <Badge tone={TONES[endOf(run)] ?? 'neutral'}>{wordsOf(run)}</Badge>
}
