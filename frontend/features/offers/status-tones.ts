import type { OfferStatus } from '@/api/offers'
import type { BadgeTone } from '@/components/ui/badge-tones'

/** Colour only where there is something to do, to wait for, or to be glad of. */
export const STATUS_TONES: Partial<Record<OfferStatus, BadgeTone>> = {
  SENT: 'info',
  ACCEPTED: 'accept',
  CONTRACTED: 'accept',
  EXPIRED: 'warn',
}
