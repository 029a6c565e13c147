import type { OfferStatus } from '@/api/offers'
import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'
import { STATUS_TONES } from './status-tones.ts'

/** How far an offer is. */
export function StatusBadge({ status }: { status: OfferStatus }) {
  const t = useT()
  return <Badge tone={STATUS_TONES[status]}>{t(`offers.status_${status}`)}</Badge>
}
