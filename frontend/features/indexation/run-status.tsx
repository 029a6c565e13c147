import type { Run } from '@/api/indexations'
import { Badge } from '@/components/ui/badge'
import type { BadgeTone } from '@/components/ui/badge-tones'
import { useT } from '@/lib/use-t'

const TONES: Partial<Record<Run['status'], BadgeTone>> = {
  failed: 'danger',
  planned: 'warn',
  refused: 'danger',
  approved: 'info',
  applying: 'info',
  undoing: 'info',
  applied: 'accept',
}

/** Where a run stands, in a word. */
export function RunStatus({ run }: { run: Pick<Run, 'status' | 'dryRun'> }) {
  const t = useT()
  return <Badge tone={TONES[run.status] ?? 'neutral'}>{t(`indexation.status_${run.status}`)}</Badge>
}
