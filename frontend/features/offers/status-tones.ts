import {
  Ban,
  Check,
  FileSignature,
  Hourglass,
  PenLine,
  Send,
  ThumbsDown,
  type LucideIcon,
} from 'lucide-react'
import type { OfferStatus } from '@/api/offers'
import type { BadgeTone } from '@/components/ui/badge-tones'

/** Colour only where there is something to do, to wait for, or to be glad of. */
export const STATUS_TONES: Partial<Record<OfferStatus, BadgeTone>> = {
  SENT: 'info',
  ACCEPTED: 'accept',
  CONTRACTED: 'accept',
  EXPIRED: 'warn',
}

/** Each status besides its colour, so that a list also reads in grey. */
export const STATUS_ICONS: Record<OfferStatus, LucideIcon> = {
  DRAFT: PenLine,
  SENT: Send,
  ACCEPTED: Check,
  REJECTED: ThumbsDown,
  RETRACTED: Ban,
  EXPIRED: Hourglass,
  CONTRACTED: FileSignature,
}
