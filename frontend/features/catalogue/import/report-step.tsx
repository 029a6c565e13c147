import { useState } from 'react'
import { Download, Undo2 } from 'lucide-react'
import { useUndoImport, type BenefitImport, type PreviewRow } from '@/api/benefit-imports'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { writeCsv } from '@/lib/csv'
import { download } from '@/lib/download'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { OutcomeCounts } from './outcome-counts.tsx'
import type { SheetFile } from './read-file.ts'

interface ReportStepProps {
  result: BenefitImport
  file: SheetFile
  preview: PreviewRow[]
  onClose: () => void
}

/** What was done, the refused rows to repair and send again, and the way back. */
export function ReportStep({ result, file, preview, onClose }: ReportStepProps) {
  const t = useT()
  const undo = useUndoImport()
  const toastError = useToastError()
  const [undone, setUndone] = useState<{ restored: number; kept: number } | null>(null)
  return (
    <>
      <Notice role="status" className="mb-4">
        {undone ? t('benefits.undone', undone) : t('benefits.imported', { file: result.fileName })}
      </Notice>
      {!undone && <OutcomeCounts {...result} />}
      <div className="flex flex-wrap gap-2">
        {result.refused > 0 && (
          <Button
            onClick={() =>
              download(
                refusedRows(file, preview, t('benefits.error')),
                `${t('benefits.refusedFile')}.csv`
              )
            }
          >
            <Download aria-hidden />
            {t('benefits.downloadRefused')}
          </Button>
        )}
        {!undone && (
          <Button
            busy={undo.isPending}
            onClick={() => undo.mutate(result.id, { onSuccess: setUndone, onError: toastError })}
          >
            <Undo2 aria-hidden />
            {t('benefits.undoImport')}
          </Button>
        )}
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </>
  )
}

/** The rows as they were, with a column that says what is wrong. */
function refusedRows(file: SheetFile, preview: PreviewRow[], title: string): Blob {
  const rows = preview
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ line, errors }) => [
      ...file.header.map((_, at) => {
        const cell = file.rows.find((row) => row.line === line)?.cells[at] ?? ''
        return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell)
      }),
      errors.map(({ message }) => message).join(' '),
    ])
  return new Blob([writeCsv([[...file.header, title], ...rows])], { type: 'text/csv' })
}
