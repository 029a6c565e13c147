import type { Offer } from '@/api/offers'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { LeavingNotice } from './leaving-notice.tsx'

/** What the state of an offer means for its reader: what was accepted, what is closed, what a change does. */
export function StateNotice({ offer, isDirty }: { offer: Offer; isDirty: boolean }) {
  const t = useT()
  const format = useFormat()
  const { status, acceptedAt, acceptedWithVariable, events } = offer
  if (status === 'ACCEPTED' || status === 'CONTRACTED')
    return (
      <Notice role="status" className="mb-6 border-transparent bg-accept-soft text-accept">
        {t('offers.acceptedOn', { at: acceptedAt ? format.instant(acceptedAt) : '' })}{' '}
        {acceptedWithVariable !== null &&
          t(acceptedWithVariable ? 'offers.withVariable' : 'offers.withoutVariable')}
      </Notice>
    )
  if (status === 'REJECTED' || status === 'RETRACTED')
    return (
      <Notice role="status" className="mb-6">
        {t('offers.closed')}
      </Notice>
    )
  if (status === 'EXPIRED')
    return (
      <Notice tone="warn" role="status" className="mb-6">
        {t('offers.expiredText')}
      </Notice>
    )
  if (status === 'SENT' && !isDirty) return <LeavingNotice offer={offer} />
  if (status === 'SENT' && isDirty)
    return (
      <Notice tone="warn" role="status" className="mb-6">
        {t('offers.editingSent')}
      </Notice>
    )
  // Newest first: an undone sending wrote to no one.
  const last = events.find(({ kind }) => kind === 'SENT' || kind === 'CHANGED')
  if (status === 'DRAFT' && last?.details.undone === true)
    return (
      <Notice role="status" className="mb-6">
        {t('offers.unsentText')}
      </Notice>
    )
  if (status === 'DRAFT' && events.some(({ kind }) => kind === 'SENT'))
    return (
      <Notice tone="warn" role="status" className="mb-6">
        {t('offers.toSendAgain')}
      </Notice>
    )
  return null
}
