import { useMemo, useState } from 'react'
import { useBenefitImports } from '@/api/benefit-imports'
import type { BenefitKind } from '@/api/benefits'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { importLabel } from '../export-menu.tsx'
import { importFields, isRequired, suggest, type Mapping } from './columns.ts'
import type { SheetFile } from './read-file.ts'
import type { ImportField } from './words.ts'

interface ColumnsStepProps {
  kind: BenefitKind
  file: SheetFile
  busy: boolean
  error: Error | null
  onBack: () => void
  onMapped: (mapping: Mapping) => void
}

const NONE = '-1'

/** Which column is what. Suggestions are marked as such until one is chosen. */
export function ColumnsStep({ kind, file, busy, error, onBack, onMapped }: ColumnsStepProps) {
  const t = useT()
  const remembered = useBenefitImports().data?.find((each) => each.kind === kind)?.columns
  const fields = importFields(kind)
  const suggested = useMemo(
    () =>
      suggest(file.header, importFields(kind), remembered ?? {}, (field) =>
        t(importLabel(kind, field))
      ),
    [file, kind, remembered, t]
  )
  const [chosen, setChosen] = useState<Mapping>({})
  const mapping: Mapping = { ...suggested, ...chosen }
  const columnOf = (field: ImportField) => mapping[field] ?? -1
  const missing = columnOf('description') < 0 && columnOf('id') < 0
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">
        {t('benefits.columnsText', { file: file.name, count: file.rows.length })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field}
            label={`${t(importLabel(kind, field))}${isRequired(field) ? ' *' : ''}`}
            aside={
              chosen[field] === undefined &&
              columnOf(field) >= 0 && <Badge>{t('benefits.suggested')}</Badge>
            }
            hint={sample(file, columnOf(field))}
          >
            {(own) => (
              <Select
                {...own}
                value={String(columnOf(field))}
                onValueChange={(at) => setChosen({ ...chosen, [field]: Number(at) })}
                options={[
                  { value: NONE, label: t('benefits.noColumn') },
                  ...file.header.map((name, at) => ({
                    value: String(at),
                    label: name || t('benefits.columnNumber', { number: at + 1 }),
                  })),
                ]}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="mt-4 text-xs text-ink-soft">{t('benefits.columnsHint')}</p>
      {missing && (
        <Notice tone="warn" className="mt-4">
          {t('benefits.columnsMissing')}
        </Notice>
      )}
      <ProblemNotice error={error} className="mt-4" />
      <DialogActions>
        <Button onClick={onBack}>{t('benefits.otherFile')}</Button>
        <Button variant="primary" busy={busy} disabled={missing} onClick={() => onMapped(mapping)}>
          {t('benefits.check')}
        </Button>
      </DialogActions>
    </>
  )
}

/** What stands in the column, so that one sees whether it is the right one. */
function sample(file: SheetFile, at: number): string | undefined {
  if (at < 0) return undefined
  const cells = file.rows
    .map(({ cells: row }) => row[at])
    .filter((cell) => cell !== undefined && cell !== null && cell !== '')
  return cells.slice(0, 3).map(String).join(' · ') || undefined
}
