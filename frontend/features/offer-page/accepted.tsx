import { CircleCheck } from 'lucide-react'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { acceptedAt, isAccepted, type OfferSource } from './offer.ts'

/** When the offer was accepted; nothing before. */
export function AcceptedDate({ source: { offer } }: { source: OfferSource }) {
  const t = useT()
  const format = useFormat()
  const at = acceptedAt(offer)
  if (!isAccepted(offer) || at === null) return null
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-lg border border-line bg-surface p-4 font-medium text-accept"
    >
      <CircleCheck className="size-5 shrink-0" aria-hidden />
      {t('candidate.acceptedOn', { at: format.instant(at) })}
    </p>
  )
}
