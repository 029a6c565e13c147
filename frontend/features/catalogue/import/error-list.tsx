import type { PreviewRow } from '@/api/benefit-imports'
import type { BenefitKind } from '@/api/benefits'
import { useT } from '@/lib/use-t'
import { importLabel } from '../export-menu.tsx'
import type { Mapping } from './columns.ts'
import type { SheetFile } from './read-file.ts'
import type { ImportField } from './words.ts'

interface ErrorListProps {
  kind: BenefitKind
  file: SheetFile
  mapping: Mapping
  preview: PreviewRow[]
}

interface OneError {
  line: number
  field: ImportField
  message: string
  found: string
}

const SHOWN_LINES = 8

/** The refused rows: first what has to be repaired and in how many rows, then each row with what it holds. */
export function ErrorList({ kind, file, mapping, preview }: ErrorListProps) {
  const t = useT()
  const errors = preview.flatMap(({ line, errors: ofRow }): OneError[] =>
    ofRow.map(({ path, message }) => ({
      line,
      field: path as ImportField,
      message,
      found: foundIn(file, line, mapping[path as ImportField] ?? -1),
    }))
  )
  const groups = Map.groupBy(errors, ({ field, message }) => `${field}\n${message}`)
  const label = (field: ImportField) => t(importLabel(kind, field))
  return (
    <section
      aria-label={t('benefits.errors')}
      className="mb-4 rounded-lg bg-danger-soft p-3 text-sm"
    >
      <h3 className="font-semibold text-danger">{t('benefits.errors')}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {[...groups.values()].map((group) => {
          const { field, message } = group[0]!
          const lines = group.slice(0, SHOWN_LINES).map(({ line }) => line)
          return (
            <li key={`${field}${message}`}>
              <strong className="font-medium">{label(field)}</strong> : {message}{' '}
              <span className="text-ink-soft">
                {t('benefits.inLines', {
                  count: group.length,
                  lines: lines.join(', ') + (group.length > SHOWN_LINES ? '…' : ''),
                })}
              </span>
            </li>
          )
        })}
      </ul>
      <details className="mt-2">
        <summary className="cursor-pointer">{t('benefits.rowByRow')}</summary>
        <ul className="mt-2 max-h-48 overflow-y-auto text-xs">
          {errors.map(({ line, field, message, found }) => (
            <li key={`${line}${field}`} className="py-0.5">
              {t('benefits.oneError', { line, field: label(field), message })}{' '}
              {found && t('benefits.found', { found })}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function foundIn(file: SheetFile, line: number, at: number): string {
  const cell = at < 0 ? null : file.rows.find((row) => row.line === line)?.cells[at]
  return cell === null || cell === undefined ? '' : String(cell)
}
