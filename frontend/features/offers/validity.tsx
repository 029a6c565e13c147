import type { ListedOffer } from '@/api/offers'
import { cn } from '@/lib/cn'
import { daysUntil } from '#modules/shared/values/days'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** From here on a sent offer is about to end. */
const SOON_DAYS = 3

interface ValidityProps {
  offer: Pick<ListedOffer, 'status' | 'validityDateStr'>
  /** A head above says what the day is, and the status beside it that it is over. */
  underHead?: boolean
}

/** How long a sent offer is still open; the day alone where no answer is awaited. */
export function Validity({ offer, underHead = false }: ValidityProps) {
  const t = useT()
  const format = useFormat()
  const { status, validityDateStr } = offer
  if (!validityDateStr) return null
  const daysLeft = daysUntil(validityDateStr)
  const day = format.day(validityDateStr, 'medium')
  if (status === 'EXPIRED' || status === 'DRAFT') {
    const words = status === 'DRAFT' ? 'offers.validUntil' : 'offers.expiredOn'
    return <span>{underHead ? day : t(words, { day })}</span>
  }
  if (status !== 'SENT') return null
  return (
    <span
      title={t('offers.validUntil', { day })}
      className={cn(daysLeft <= SOON_DAYS && 'font-medium text-warn')}
    >
      {t('offers.daysLeft', { days: daysLeft })}
    </span>
  )
}
