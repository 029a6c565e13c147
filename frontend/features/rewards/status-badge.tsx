import type { RewardGroup } from '@/api/rewards'
import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'

const TONES = { DRAFT: 'neutral', PUBLISHED: 'info', WITHDRAWN: 'warn' } as const

/** Where a round stands. */
export function StatusBadge({ status }: Pick<RewardGroup, 'status'>) {
  const t = useT()
  return <Badge tone={TONES[status]}>{t(`reward-statements.status_${status}`)}</Badge>
}
