import type { SacrificeStatus } from '@/api/salary-sacrifices'
import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'

const TONES = {
  DRAFT: 'neutral',
  PROPOSED: 'info',
  ACCEPTED: 'accept',
  DECLINED: 'neutral',
} as const

/** How far an exchange is. */
export function StatusBadge({ status }: { status: SacrificeStatus }) {
  const t = useT()
  return <Badge tone={TONES[status]}>{t(`sacrifice.status_${status}`)}</Badge>
}
