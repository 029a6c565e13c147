import { useMemo, useState } from 'react'
import {
  useImportBenefits,
  type BenefitImport,
  type ImportRow,
  type PreviewRow,
} from '@/api/benefit-imports'
import type { BenefitKind } from '@/api/benefits'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { ChangeList } from './change-list.tsx'
import type { Mapping } from './columns.ts'
import { ErrorList } from './error-list.tsx'
import { OutcomeCounts } from './outcome-counts.tsx'
import type { SheetFile } from './read-file.ts'
import { ReportStep } from './report-step.tsx'

interface CheckStepProps {
  kind: BenefitKind
  file: SheetFile
  mapping: Mapping
  rows: ImportRow[]
  preview: PreviewRow[]
  onBack: () => void
  onClose: () => void
}

/** What the file would do: errors by repair, then row by row; then what is new, changed and left alone. */
export function CheckStep({ kind, file, mapping, rows, preview, onBack, onClose }: CheckStepProps) {
  const t = useT()
  const id = useMemo(newId, [])
  const take = useImportBenefits()
  const [done, setDone] = useState<BenefitImport | null>(null)
  const count = (outcome: PreviewRow['outcome']) =>
    preview.filter((row) => row.outcome === outcome).length
  const refused = count('refused')
  const valid = count('created') + count('changed')
  if (done) return <ReportStep result={done} file={file} preview={preview} onClose={onClose} />
  return (
    <>
      <OutcomeCounts
        created={count('created')}
        changed={count('changed')}
        skipped={count('skipped')}
        refused={refused}
      />
      {refused > 0 && <ErrorList kind={kind} file={file} mapping={mapping} preview={preview} />}
      <ChangeList kind={kind} preview={preview} />
      {valid === 0 && <Notice className="mt-4">{t('benefits.nothingToImport')}</Notice>}
      <ProblemNotice error={take.error} className="mt-4" />
      <DialogActions>
        <Button onClick={onBack}>{t('benefits.backToColumns')}</Button>
        <Button
          variant="primary"
          busy={take.isPending}
          disabled={valid === 0}
          onClick={() =>
            take.mutate(
              {
                id,
                kind,
                fileName: file.name.slice(0, 200),
                columns: headers(file, mapping),
                rows,
                onlyValid: refused > 0,
              },
              { onSuccess: setDone }
            )
          }
        >
          {t(refused > 0 ? 'benefits.importValid' : 'benefits.importAll', { count: valid })}
        </Button>
      </DialogActions>
    </>
  )
}

function headers(file: SheetFile, mapping: Mapping): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mapping)
      .filter(([, at]) => at >= 0)
      .map(([field, at]) => [field, file.header[at] ?? ''])
  )
}
