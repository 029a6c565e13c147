import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { applyReview, type PayReview } from '@/api/pay-reviews'
import type { AppliedRow } from '@/api/scenarios'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { ExitRows } from '@/components/app/exit-rows'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

interface ApplyDialogProps {
  review: PayReview
  open: boolean
  onClose: () => void
}

/** What becomes of everybody who has a raise, before anything is made. */
export function ApplyDialog({ review, open, onClose }: ApplyDialogProps) {
  const t = useT()
  const format = useFormat()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('pay-reviews.apply')}
      description={t('pay-reviews.applyText', { day: format.day(review.dateStr, 'medium') })}
      className="max-w-2xl"
    >
      {open && <Preview review={review} onClose={onClose} />}
    </Dialog>
  )
}

function Preview({ review: { id }, onClose }: Omit<ApplyDialogProps, 'open'>) {
  const t = useT()
  const toastError = useToastError()
  const client = useQueryClient()
  const [rows, setRows] = useState<readonly AppliedRow[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    let stale = false
    lead(id, true, () => !stale).then(
      (all) => !stale && setRows(all),
      (error: Error) => {
        if (stale) return
        setRows([])
        toastError(error)
      }
    )
    return () => {
      stale = true
    }
  }, [id, toastError])
  const ready = rows?.filter(({ status }) => status !== 'skipped') ?? []
  const skipped = rows?.filter(({ status }) => status === 'skipped') ?? []
  const apply = async () => {
    setBusy(true)
    try {
      const all = await lead(id, false, () => true)
      setRows(all)
      setDone(true)
      toast(
        t('pay-reviews.appliedPeople', {
          people: all.filter(({ status }) => status === 'done').length,
        })
      )
    } catch (error) {
      toastError(error as Error)
    } finally {
      setBusy(false)
      void client.invalidateQueries()
    }
  }
  return (
    <>
      {rows === null ? (
        <Skeleton className="h-40" />
      ) : (
        <>
          <Notice role="status">
            {t(isDone ? 'scenarios.exitDone' : 'scenarios.exitReady', {
              ready: ready.length,
              skipped: skipped.length,
            })}
          </Notice>
          <ExitRows rows={[...skipped, ...ready]} />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t(isDone ? 'scenarios.done' : 'common.cancel')}</Button>
        {!isDone && (
          <Button
            variant="primary"
            busy={busy}
            disabled={ready.length === 0}
            onClick={() => void apply()}
          >
            {t('pay-reviews.doApply', { people: ready.length })}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** Call after call until everybody was asked; cut anywhere, the next one goes on. */
async function lead(id: string, preview: boolean, goesOn: () => boolean): Promise<AppliedRow[]> {
  const rows: AppliedRow[] = []
  let after: string | undefined
  do {
    const answer = await applyReview(id, { preview, ...(after && { after }) })
    rows.push(...answer.data)
    after = answer.next ?? undefined
  } while (after && goesOn())
  return rows
}
