import { useState } from 'react'
import { Ban, CalendarPlus, Send, Trash2, type LucideIcon } from 'lucide-react'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { useOffersInBulk, type BulkRequest } from '@/api/offers'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { MOST_AT_ONCE, SelectionBar } from '@/components/app/selection-bar'
import { Button } from '@/components/ui/button'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { ExtendDialog } from './extend-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { BULK_STEPS, type BulkStep } from './steps.ts'
import { useDeleteOffers } from './use-delete-offers.ts'

const ICONS: Record<BulkStep, LucideIcon> = {
  resend: Send,
  extend: CalendarPlus,
  retract: Ban,
  delete: Trash2,
}

/** What can be done with the offers that are ticked; those whose status does not allow it stay as they are, and are counted. */
export function BulkBar({ selection }: { selection: Selection }) {
  const t = useT()
  const canWrite = useCan('offers.write')
  const canSend = useCan('offers.send')
  const toastError = useToastError()
  const { mutateAsync, isPending } = useOffersInBulk()
  const remove = useDeleteOffers()
  const [asked, setAsked] = useState<BulkStep | null>(null)
  const ids = [...selection.ids]
  const count = ids.length
  const close = () => setAsked(null)

  function run(request: Omit<BulkRequest, 'ids'>) {
    // By its promise: the bar that asked for it is gone when the answer comes.
    mutateAsync({ ...request, ids })
      .then(({ done, refused }) => {
        close()
        selection.clear()
        toast(t(`offers.bulkDone_${request.action}`, { count: done.length }), {
          description:
            refused.length > 0 ? t('offers.bulkLeft', { count: refused.length }) : undefined,
        })
      })
      .catch(toastError)
  }

  function start(step: BulkStep) {
    if (step !== 'delete') return setAsked(step)
    selection.clear()
    remove(ids, t('offers.deletedCount', { count }))
  }

  const offered = BULK_STEPS.filter((step) => (step === 'delete' ? canWrite : canSend))
  return (
    <>
      <SelectionBar selection={selection}>
        {count <= MOST_AT_ONCE &&
          offered.map((step) => {
            const Icon = ICONS[step]
            return (
              <Button key={step} size="sm" busy={isPending} onClick={() => start(step)}>
                <Icon aria-hidden />
                {t(`offers.${step}`)}
              </Button>
            )
          })}
      </SelectionBar>
      <ConfirmDialog
        open={asked === 'resend'}
        title={t('offers.bulkResendTitle', { count })}
        description={t('offers.bulkResendText')}
        confirm={t('offers.resend')}
        cancel={t('common.cancel')}
        onConfirm={() => run({ action: 'resend' })}
        onCancel={close}
      />
      <ExtendDialog
        open={asked === 'extend'}
        count={count}
        busy={isPending}
        onClose={close}
        onExtend={(validityDateStr) => run({ action: 'extend', validityDateStr })}
      />
      <ReasonDialog
        step={asked === 'retract' ? 'retract' : null}
        name={t('offers.total', { total: count })}
        busy={isPending}
        onClose={close}
        onConfirm={(reason) => run({ action: 'retract', reason })}
      />
    </>
  )
}
