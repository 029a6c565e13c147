import type { OfferStatus } from '@/api/offers'
import type { BadgeTone } from '@/components/ui/badge-tones'

/** Colour only where somebody should act, waits, or may be glad. */
export const STATUS_TONES: Partial<Record<OfferStatus, BadgeTone>> = {
  SENT: 'info',
  ACCEPTED: 'accept',
  CONTRACTED: 'accept',
  EXPIRED: 'warn',
}
