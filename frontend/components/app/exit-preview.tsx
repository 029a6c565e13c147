import { useEffect, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { AppliedRow } from '@/api/scenarios'
import { ExitRows } from '@/components/app/exit-rows'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

interface AppliedPage {
  data: readonly AppliedRow[]
  /** Whom the next call begins after; null after the last. */
  next: string | null
}

/** One call for some of the people. */
type Ask = (call: { preview: boolean; after?: string }) => Promise<AppliedPage>

interface ExitPreviewProps {
  /** What would come of it is asked for anew when this changes. */
  ask: Ask
  /** What is said of so many people, once it is made and on the button that makes it. */
  done: (people: number) => string
  action: (people: number) => string
  /** What stands above, which may no longer be changed once it is made. */
  before?: (isDone: boolean) => ReactNode
  onClose: () => void
}

/** What a way out would come to for all, with who is left out and why; then made, with the same list of what became of each. */
export function ExitPreview({ ask, done, action, before, onClose }: ExitPreviewProps) {
  const t = useT()
  const toastError = useToastError()
  const client = useQueryClient()
  const [rows, setRows] = useState<readonly AppliedRow[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    let stale = false
    setRows(null)
    askForAll(ask, true, () => !stale).then(
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
  }, [ask, toastError])
  const ready = rows?.filter(({ status }) => status !== 'skipped') ?? []
  const skipped = rows?.filter(({ status }) => status === 'skipped') ?? []
  const apply = async () => {
    setBusy(true)
    try {
      const all = await askForAll(ask, false, () => true)
      setRows(all)
      setDone(true)
      toast(done(all.filter(({ status }) => status === 'done').length))
    } catch (error) {
      toastError(error as Error)
    } finally {
      setBusy(false)
      void client.invalidateQueries()
    }
  }
  const space = before && 'mt-4'
  return (
    <>
      {before?.(isDone)}
      {rows === null ? (
        <Skeleton className={cn('h-40', space)} />
      ) : (
        <>
          <Notice className={space} role="status">
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
            {action(ready.length)}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** Call after call until all people were asked for; cut anywhere, the next one goes on. */
async function askForAll(ask: Ask, preview: boolean, goesOn: () => boolean): Promise<AppliedRow[]> {
  const rows: AppliedRow[] = []
  let after: string | undefined
  do {
    const answer = await ask({ preview, ...(after && { after }) })
    rows.push(...answer.data)
    after = answer.next ?? undefined
  } while (after && goesOn())
  return rows
}
