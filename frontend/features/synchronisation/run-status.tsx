import type { SyncRun } from '@/api/integrations'
import { Badge } from '@/components/ui/badge'
import type { BadgeTone } from '@/components/ui/badge-tones'
import { useT } from '@/lib/use-t'

const TONES: Partial<Record<SyncRun['status'], BadgeTone>> = {
  RUNNING: 'info',
  ASKING: 'warn',
  DONE: 'accept',
  FAILED: 'danger',
}

/** Where a run stands, in a word. */
export function RunStatus({ run: { status } }: { run: Pick<SyncRun, 'status'> }) {
  const t = useT()
  return <Badge tone={TONES[status] ?? 'neutral'}>{t(`synchronisation.status_${status}`)}</Badge>
}
