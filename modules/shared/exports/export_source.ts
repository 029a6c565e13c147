import type { VineValidator } from '@vinejs/vine'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import type { Right } from '#modules/shared/words/rights'
import type { Query } from './batches.ts'
import type { CsvStyle } from './csv.ts'
import type { ExportFormat } from './send_file.ts'
import type { ExportTable } from './table.ts'

/** The lists that leave as files. */
export const EXPORT_KINDS = ['packages', 'audit'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** One list that leaves as a file; its module says who may, what it can be narrowed by and what stands in it. */
export interface ExportSource<Filter = any> {
  kind: ExportKind
  can: Right
  formats: readonly ExportFormat[]
  /** Of the filter, which is that of the list. */
  validator: VineValidator<any, any>
  /** What is counted before the file is begun. */
  rows: (scope: Scope, filter: Filter) => Query
  /** The rows that the scope's actor may see. */
  table: (scope: Scope, filter: Filter, language: Locale) => ExportTable
  csv: (language: Locale) => CsvStyle
}
