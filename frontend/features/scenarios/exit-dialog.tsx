import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { applyOut, type AppliedRow, type Scenario, type WayOut } from '@/api/scenarios'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { ExitRows } from '@/components/app/exit-rows'

interface ExitDialogProps {
  scenario: Scenario
  way: WayOut | null
  onClose: () => void
}

/** A way out: what would come of it for all, with who is left out and why, before anything is made. */
export function ExitDialog({ scenario, way, onClose }: ExitDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={way !== null}
      onOpenChange={(open) => !open && onClose()}
      title={way ? t(`scenarios.way_${way}`) : ''}
      description={way ? t(`scenarios.wayText_${way}`) : undefined}
      className="max-w-2xl"
    >
      {way && <Preview scenario={scenario} way={way} onClose={onClose} />}
    </Dialog>
  )
}

function Preview({
  scenario,
  way,
  onClose,
}: {
  scenario: Scenario
  way: WayOut
  onClose: () => void
}) {
  const t = useT()
  const toastError = useToastError()
  const client = useQueryClient()
  const [start, setStart] = useState(scenario.dateStr)
  const [rows, setRows] = useState<readonly AppliedRow[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const { id } = scenario
  useEffect(() => {
    let stale = false
    setRows(null)
    lead(id, way, { preview: true, startDateStr: start }, () => !stale).then(
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
  }, [id, way, start, toastError])
  const ready = rows?.filter(({ status }) => status !== 'skipped') ?? []
  const skipped = rows?.filter(({ status }) => status === 'skipped') ?? []
  const apply = async () => {
    setBusy(true)
    try {
      const all = await lead(id, way, { startDateStr: start }, () => true)
      setRows(all)
      setDone(true)
      toast(
        t('scenarios.applied', { people: all.filter(({ status }) => status === 'done').length })
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
      {way === 'contract' && (
        <Field label={t('scenarios.startDate')}>
          {(control) => (
            <DateInput
              {...control}
              label={t('scenarios.startDate')}
              value={start}
              disabled={isDone}
              onValueChange={(day) => day && setStart(day)}
            />
          )}
        </Field>
      )}
      {rows === null ? (
        <Skeleton className="mt-4 h-40" />
      ) : (
        <>
          <Notice className="mt-4" role="status">
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
            {t(`scenarios.do_${way}`, { people: ready.length })}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** Call after call until all people were asked for. */
async function lead(
  id: string,
  way: WayOut,
  body: { preview?: boolean; startDateStr: string },
  goesOn: () => boolean
): Promise<AppliedRow[]> {
  const rows: AppliedRow[] = []
  let after: string | undefined
  do {
    const answer = await applyOut(id, way, { ...body, ...(after && { after }) })
    rows.push(...answer.data)
    after = answer.next ?? undefined
  } while (after && goesOn())
  return rows
}
