import { useExtendOffer, type Offer } from '@/api/offers'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** The candidate asks for time: the day they propose, granted with one click. */
export function AskedNotice({ offer, maySend }: { offer: Offer; maySend: boolean }) {
  const t = useT()
  const format = useFormat()
  const extend = useExtendOffer()
  const toastError = useToastError()
  const { id, askedUntilStr: day, status, worker } = offer
  if (day === null || (status !== 'SENT' && status !== 'EXPIRED')) return null
  return (
    <Notice
      role="status"
      className="mb-6"
      actions={
        maySend && (
          <Button
            size="sm"
            variant="primary"
            busy={extend.isPending}
            onClick={() => extend.mutate({ id, validityDateStr: day }, { onError: toastError })}
          >
            {t('offers.grantTime')}
          </Button>
        )
      }
    >
      {t('offers.timeAsked', {
        name: worker?.displayName ?? t('offers.candidate'),
        day: format.day(day),
      })}
    </Notice>
  )
}
