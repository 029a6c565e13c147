import { useState, type ReactNode } from 'react'
import { ApiProblem } from '@/api/problem'
import { ExportDialog, type LongExport } from '@/components/app/export-dialog'
import { download } from './download.ts'
import { useToastError } from './use-toast-error.ts'

/** A list as a file, and how the server gives it while it is short. */
export interface FileOfList extends LongExport {
  ask: () => Promise<Blob>
}

/** Takes a list along: a short one comes at once, for a long one the dialog shows how far its file is. */
export function useExport(): {
  take: (list: FileOfList) => Promise<void>
  busy: boolean
  dialog: ReactNode
} {
  const toastError = useToastError()
  const [busy, setBusy] = useState(false)
  const [long, setLong] = useState<LongExport | null>(null)
  async function take({ ask, ...list }: FileOfList) {
    setBusy(true)
    try {
      download(await ask(), `${list.kind}.${list.format}`)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'E_LARGE_EXPORT') setLong(list)
      else toastError(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return { take, busy, dialog: <ExportDialog asked={long} onClose={() => setLong(null)} /> }
}
