import { useState } from 'react'
import { Ban, CalendarPlus, Repeat, Send, Trash2, type LucideIcon } from 'lucide-react'
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

/** A notice is read in a few seconds. */
const MOST_REASONS = 3

const ICONS: Record<BulkStep, LucideIcon> = {
  send: Send,
  resend: Repeat,
  extend: CalendarPlus,
  retract: Ban,
  delete: Trash2,
}

/** What can be done with the offers that are ticked; those that cannot stay as they are, and it is said why. */
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
            refused.length > 0
              ? t('offers.bulkRefused', { count: refused.length, reasons: reasonsOf(refused) })
              : undefined,
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
      {(['send', 'resend'] as const).map((action) => (
        <ConfirmDialog
          key={action}
          open={asked === action}
          title={t(`offers.bulkTitle_${action}`, { count })}
          description={t(`offers.bulkText_${action}`)}
          confirm={t(`offers.${action}`)}
          cancel={t('common.cancel')}
          onConfirm={() => run({ action })}
          onCancel={close}
        />
      ))}
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

/** Why some stay as they are: each reason once, and no more than fit. */
function reasonsOf(refused: readonly { message: string }[]): string {
  return [...new Set(refused.map(({ message }) => message))].slice(0, MOST_REASONS).join(' ')
}
