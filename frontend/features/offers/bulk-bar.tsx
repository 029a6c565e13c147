import { useState } from 'react'
import { Ban, CalendarPlus, Repeat, Send, Trash2, type LucideIcon } from 'lucide-react'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { MOST_AT_ONCE } from '@/api/in-bulk'
import {
  offersInBulk,
  OFFERS_KEY,
  type BulkRequest,
  type ListedOffer,
  type OfferPage,
} from '@/api/offers'
import type { Page } from '@/api/types'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { SelectionBar } from '@/components/list/selection-bar'
import { Button } from '@/components/ui/button'
import { pageConfig } from '@/lib/config'
import { narrowing } from '@/lib/use-address-filter'
import { useBulk } from '@/lib/use-bulk'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { ExtendDialog } from './extend-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { BULK_STEPS, type BulkStep } from './steps.ts'
import { useDeleteOffers } from './use-delete-offers.ts'
import { useUnsend } from './use-unsend.ts'

/** A notice is read in a few seconds. */
const MOST_REASONS = 3

const ICONS: Record<BulkStep, LucideIcon> = {
  send: Send,
  resend: Repeat,
  extend: CalendarPlus,
  retract: Ban,
  delete: Trash2,
}

interface BulkBarProps {
  selection: Selection
  filter: OfferPage
  page: Page<ListedOffer>
}

/** What can be done with the offers that are ticked; those that cannot stay as they are, and it is said why. */
export function BulkBar({ selection, filter, page }: BulkBarProps) {
  const t = useT()
  const canWrite = useCan('offers.write')
  const canSend = useCan('offers.send')
  const toastError = useToastError()
  const { run, busy } = useBulk()
  const remove = useDeleteOffers()
  const unsend = useUnsend()
  const [asked, setAsked] = useState<BulkStep | null>(null)
  const ids = [...selection.ids]
  const count = selection.all ? page.meta.total : ids.length
  const close = () => setAsked(null)

  function act(request: Omit<BulkRequest, 'ids' | 'filter' | 'after'>) {
    // By its promise: the bar that asked for it is gone when the answer comes.
    void run({
      chosen: selection.chosen(bulkFilter(filter)),
      total: count,
      call: (part) => offersInBulk({ ...request, ...part }),
      sizeOf: ({ done, refused }) => done.length + refused.length,
      lists: [OFFERS_KEY],
    }).then(({ answers, error }) => {
      if (error) toastError(error)
      if (answers.length === 0) return
      close()
      selection.clear()
      const refused = answers.flatMap((answer) => answer.refused)
      const done = answers.reduce((sum, answer) => sum + answer.done.length, 0)
      toast(t(`offers.bulkDone_${request.action}`, { count: done }), {
        description:
          refused.length > 0
            ? t('offers.bulkRefused', { count: refused.length, reasons: reasonsOf(refused) })
            : undefined,
        ...(request.action === 'send' && undoFor(answers.flatMap((answer) => answer.done))),
      })
    })
  }

  /** What was sent just now can be taken back as long as the notice stands. */
  function undoFor(sent: readonly string[]) {
    const seconds = pageConfig().offerUndoSeconds ?? 0
    if (seconds === 0 || sent.length === 0 || sent.length > MOST_AT_ONCE) return {}
    return {
      duration: seconds * 1000,
      action: { label: t('offers.unsend'), onClick: () => unsend.many(sent) },
    }
  }

  function start(step: BulkStep) {
    // What one call can take away is taken away at once, with a way back; more is asked about.
    if (step !== 'delete' || selection.all || count > MOST_AT_ONCE) return setAsked(step)
    selection.clear()
    remove(ids, t('offers.deletedCount', { count }))
  }

  const offered = BULK_STEPS.filter((step) => (step === 'delete' ? canWrite : canSend))
  return (
    <>
      <SelectionBar
        selection={selection}
        page={page}
        total={t('offers.total', { total: page.meta.total })}
      >
        {offered.map((step) => {
          const Icon = ICONS[step]
          return (
            <Button key={step} size="sm" busy={busy} onClick={() => start(step)}>
              <Icon aria-hidden />
              {t(`offers.${step}`)}
            </Button>
          )
        })}
      </SelectionBar>
      {(['send', 'resend', 'delete'] as const).map((action) => (
        <ConfirmDialog
          key={action}
          open={asked === action}
          title={t(`offers.bulkTitle_${action}`, { count })}
          description={t(`offers.bulkText_${action}`)}
          confirm={t(`offers.${action}`)}
          cancel={t('common.cancel')}
          danger={action === 'delete'}
          onConfirm={() => {
            close()
            act({ action })
          }}
          onCancel={close}
        />
      ))}
      <ExtendDialog
        open={asked === 'extend'}
        count={count}
        busy={busy}
        onClose={close}
        onExtend={(validityDateStr) => act({ action: 'extend', validityDateStr })}
      />
      <ReasonDialog
        step={asked === 'retract' ? 'retract' : null}
        name={t('offers.total', { total: count })}
        busy={busy}
        onClose={close}
        onConfirm={(reason) => act({ action: 'retract', reason })}
      />
    </>
  )
}

/** The filter as the server has it: several statuses may be asked for at once. */
function bulkFilter(filter: OfferPage) {
  const { status, ...rest } = narrowing(filter)
  return { ...rest, status: status && [status] }
}

/** Why some stay as they are: each reason once, and no more than fit. */
function reasonsOf(refused: readonly { message: string }[]): string {
  return [...new Set(refused.map(({ message }) => message))].slice(0, MOST_REASONS).join(' ')
}
