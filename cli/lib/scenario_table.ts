import type { Figures } from '#modules/scenarios/pure'
import { csvRow } from '#cli/lib/csv_row'

export const FORMATS = ['table', 'csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** A person before and after; EUR, null where there are no people or no figures. */
export interface SimulatedRow {
  id: string
  name: string
  before: Pick<Figures, 'gross' | 'net' | 'cost'> | null
  after: Pick<Figures, 'gross' | 'net' | 'cost'> | null
  failure: string | null
}

const HEADS = [
  'id',
  'name',
  'grossBefore',
  'grossAfter',
  'netBefore',
  'netAfter',
  'costBefore',
  'costAfter',
  'failure',
] as const

/** What stands above the rows; nothing in JSON. */
export function headOf(format: Format): string {
  if (format === 'json') return ''
  return format === 'csv' ? csvRow(HEADS) : `${tabled(HEADS)}\n`
}

/** One row as a line: of a table to read, of CSV, or JSON. */
export function lineOf(row: SimulatedRow, format: Format): string {
  if (format === 'json') return `${JSON.stringify(row)}\n`
  const cells = [
    row.id,
    row.name,
    ...(['gross', 'net', 'cost'] as const).flatMap((name) => [
      row.before?.[name].toFixed(2) ?? '',
      row.after?.[name].toFixed(2) ?? '',
    ]),
    row.failure ?? '',
  ]
  return format === 'csv' ? csvRow(cells) : `${tabled(cells)}\n`
}

const WIDTHS = [12, 22, 11, 11, 11, 11, 12, 12, 0]

function tabled(cells: readonly string[]): string {
  return cells
    .map((cell, at) =>
      at < 2 ? cell.slice(0, WIDTHS[at]).padEnd(WIDTHS[at]!) : cell.padStart(WIDTHS[at]!)
    )
    .join(' ')
    .trimEnd()
}
