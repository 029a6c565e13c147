import { useState } from 'react'
import { usePreviewImport, type ImportRow } from '@/api/benefit-imports'
import type { BenefitKind } from '@/api/benefits'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { CheckStep } from './check-step.tsx'
import type { Mapping } from './columns.ts'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { readCell } from './read-cell.ts'
import type { SheetFile } from './read-file.ts'
import type { ImportField } from './words.ts'

interface ImportDialogProps {
  kind: BenefitKind
  onClose: () => void
}

/** A file into a list of the catalogue: choose it, say which column is what, see what it would do, take it in. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const t = useT()
  const [file, setFile] = useState<SheetFile | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const preview = usePreviewImport()
  const rows = file && mapping ? rowsOf(file, mapping) : []
  const step = preview.data ? 3 : file ? 2 : 1
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('benefits.importInto', { list: t(`benefits.kind_${kind}`) })}
      description={t('benefits.step', { step })}
      className="max-w-3xl"
    >
      {file === null && <FileStep onRead={setFile} onCancel={onClose} />}
      {file && !preview.data && (
        <ColumnsStep
          kind={kind}
          file={file}
          busy={preview.isPending}
          error={preview.error}
          onBack={() => setFile(null)}
          onMapped={(mapped) => {
            setMapping(mapped)
            preview.mutate({ kind, rows: rowsOf(file, mapped) })
          }}
        />
      )}
      {file && mapping && preview.data && (
        <CheckStep
          kind={kind}
          file={file}
          mapping={mapping}
          rows={rows}
          preview={preview.data}
          onBack={() => preview.reset()}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function rowsOf(file: SheetFile, mapping: Mapping): ImportRow[] {
  const columns = Object.entries(mapping).filter(([, at]) => at >= 0)
  return file.rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.map(([field, at]) => [field, readCell(field as ImportField, cells[at] ?? null)])
    ),
  }))
}
