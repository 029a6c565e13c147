import type { ListedOffer } from '@/api/offers'
import { cn } from '@/lib/cn'
import { daysUntil } from '@/lib/day'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** From here on a sent offer is about to end. */
const SOON_DAYS = 3

/** How long a sent offer is still open; the day alone where no answer is awaited. */
export function Validity({ offer }: { offer: Pick<ListedOffer, 'status' | 'validityDateStr'> }) {
  const t = useT()
  const format = useFormat()
  const { status, validityDateStr } = offer
  if (!validityDateStr) return null
  const daysLeft = daysUntil(validityDateStr)
  const day = format.day(validityDateStr, 'medium')
  if (status === 'EXPIRED') return <span>{t('offers.expiredOn', { day })}</span>
  if (status !== 'SENT')
    return status === 'DRAFT' ? <span>{t('offers.validUntil', { day })}</span> : null
  return (
    <span
      title={t('offers.validUntil', { day })}
      className={cn(daysLeft <= SOON_DAYS && 'font-medium text-warn')}
    >
      {t('offers.daysLeft', { days: daysLeft })}
    </span>
  )
}
