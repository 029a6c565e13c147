import type { CellRefusal, ImportField } from '../domain/import_field.ts'
import type { PlannedRow } from '../domain/planned_row.ts'
import type { Draft } from './draft_of.ts'

/** A sentence of the import, in the reader's language. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** Why a cell is refused. */
export function sentenceOf({ code, found, params }: CellRefusal, say: Say): string {
  return say(`refused_${code}`, { found, ...params })
}

/** What a field is called. */
export function fieldLabel(name: string, fields: readonly ImportField[], say: Say): string {
  const said = fields.find((field) => field.name === name)?.says ?? name
  return say(`field_${said}`)
}

/** Why a row is refused, each cell under the title of its column. */
export function whyOf(
  { refusals }: Pick<PlannedRow, 'refusals'>,
  { table, mapping, fields }: Pick<Draft, 'table' | 'mapping' | 'fields'>,
  say: Say
): string {
  return refusals
    .map((refusal) => {
      const column = mapping.columns[refusal.field]
      const title =
        (column && table.header[column.at]) || (refusal.field && fieldLabel(refusal.field, fields, say))
      const sentence = sentenceOf(refusal, say)
      return title ? say('cell', { title, sentence }) : sentence
    })
    .join(' ')
}
