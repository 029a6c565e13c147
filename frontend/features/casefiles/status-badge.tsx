import type { CasefileStatus } from '@/api/casefiles'
import { Badge } from '@/components/ui/badge'
import type { BadgeTone } from '@/components/ui/badge-tones'
import { useT } from '@/lib/use-t'

/** Colour only where there is something to do, to wait for, or to be glad of. */
const TONES: Partial<Record<CasefileStatus, BadgeTone>> = {
  WORKER_FORM_SENT: 'info',
  WORKER_INFO_READY: 'warn',
  SIGNING: 'info',
  SEALING: 'info',
  SIGNED: 'accept',
  REFUSED: 'danger',
  EXPIRED: 'warn',
}

/** How far a casefile is. */
export function StatusBadge({ status }: { status: CasefileStatus }) {
  const t = useT()
  return <Badge tone={TONES[status]}>{t(`documents.status_${status}`)}</Badge>
}
