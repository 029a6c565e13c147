import type { OfferStatus } from '@/api/offers'
import { Badge } from '@/components/ui/badge'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { useT } from '@/lib/use-t'
import { STATUS_ICONS, STATUS_TONES } from './status-tones.ts'

interface StatusBadgeProps {
  status: OfferStatus
  /** When its mail leaves, while sending can still be undone. */
  leavesAt?: string | null
}

/** How far an offer is: an icon and a word. */
export function StatusBadge({ status, leavesAt = null }: StatusBadgeProps) {
  const t = useT()
  const seconds = useSecondsLeft(leavesAt)
  const Icon = STATUS_ICONS[status]
  return (
    <Badge tone={STATUS_TONES[status]} className="tabular-nums">
      <Icon aria-hidden />
      {seconds > 0 ? t('offers.leavesInShort', { seconds }) : t(`offers.status_${status}`)}
    </Badge>
  )
}
