import { CalendarClock } from 'lucide-react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { CandidateOffer } from './offer.ts'

/** Until when a sent offer can be accepted; nothing otherwise. */
export function ValidityNotice({ offer }: { offer: CandidateOffer['offer'] }) {
  const t = useT()
  const format = useFormat()
  if (offer.status !== 'SENT' || !offer.validityDateStr) return null
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <CalendarClock className="mt-0.5 size-4 shrink-0" aria-hidden />
      {t('candidate.validUntil', { day: format.day(offer.validityDateStr) })}
    </p>
  )
}
