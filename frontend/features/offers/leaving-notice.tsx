import { Undo2 } from 'lucide-react'
import type { ListedOffer } from '@/api/offers'
import { useCan } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { useT } from '@/lib/use-t'
import { useUnsend } from './use-unsend.ts'

/** Stands over an offer whose mail has not left yet: how long it waits, and the way back. */
export function LeavingNotice({ offer }: { offer: ListedOffer }) {
  const t = useT()
  const seconds = useSecondsLeft(offer.leavesAt)
  const unsend = useUnsend()
  const canSend = useCan('offers.send')
  if (offer.status !== 'SENT' || seconds === 0) return null
  return (
    <Notice
      className="mb-6 items-center"
      actions={
        canSend && (
          <Button size="sm" busy={unsend.busy} onClick={() => unsend.one(offer.id)}>
            <Undo2 aria-hidden />
            {t('offers.unsend')}
          </Button>
        )
      }
    >
      {/* What counts down is not read out each second. */}
      <p aria-hidden className="font-medium tabular-nums">
        {t('offers.leavesIn', { seconds })}
      </p>
      <p role="status" className="sr-only">
        {t('offers.leavesSoon')}
      </p>
      <p>{t('offers.leavesText')}</p>
    </Notice>
  )
}
