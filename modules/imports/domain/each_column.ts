import type { FieldType, ImportField } from './import_field.ts'
import { DECIMALS, type Decimal } from './import_settings.ts'
import { readValue } from './read_value.ts'
import type { Cell, SheetTable } from './sheet_table.ts'

/** So many of its cells tell what a column holds. */
const LOOKED_AT = 200

/**
 * Whether a column holds what such columns hold: half of its cells at least, so that a slip in one is refused as a cell, and
 * a column of names is not read as amounts.
 */
export function isReadAs(
  { rows }: SheetTable,
  at: number,
  type: FieldType,
  chosen: Decimal | undefined
): boolean {
  const field: ImportField = { name: '', type, aliases: [] }
  const decimals = chosen ? [chosen] : DECIMALS
  const cells: NonNullable<Cell>[] = []
  for (const row of rows) {
    const cell = row.cells[at] ?? null
    if (cell !== null && String(cell).trim() !== '') cells.push(cell)
    if (cells.length === LOOKED_AT) break
  }
  const read = cells.filter((cell) =>
    decimals.some((decimal) => {
      const told = readValue(cell, field, { dates: 'DMY', decimal })
      // Too large is an amount, too, and refused as one.
      return 'value' in told || told.code === 'signed_range' || told.code === 'cents'
    })
  )
  return cells.length > 0 && read.length * 2 >= cells.length
}
