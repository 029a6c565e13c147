import type { ComponentProps } from 'react'
import type { OfferStatus } from '@/api/offers'
import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'

/** Colour only where somebody should act or may be glad. */
const TONES: Partial<Record<OfferStatus, ComponentProps<typeof Badge>['tone']>> = {
  SENT: 'accent',
  ACCEPTED: 'accept',
  CONTRACTED: 'accept',
  EXPIRED: 'warn',
}

/** How far an offer is. */
export function StatusBadge({ status }: { status: OfferStatus }) {
  const t = useT()
  return <Badge tone={TONES[status]}>{t(`offers.status_${status}`)}</Badge>
}
