import type { Decimal } from './import_settings.ts'
import type { Cell } from './sheet_table.ts'

/** A cent is the smallest part; what a computer adds to a number of a workbook is less than this. */
const DUST = 1e-6
/** What people write around an amount, and between its thousands. */
const AROUND = /[\s\u00a0\u202f€']|EUR/gi

/** The sign before one or two last figures, of most cells that have one; a comma where none tells, as Belgium writes. */
export function guessDecimal(cells: Iterable<Cell>): Decimal {
  let commas = 0
  for (const cell of cells) {
    const sign = typeof cell === 'string' ? /([.,])\d{1,2}$/.exec(cell.replace(AROUND, ''))?.[1] : undefined
    if (sign) commas += sign === ',' ? 1 : -1
  }
  return commas < 0 ? '.' : ','
}

const CENTS = 2

/**
 * An amount to the cent, or to as many figures as it may have. Exact or refused: a sign that is neither the decimal one nor between thousands is no amount, and
 * more figures than cents are not rounded.
 */
export function readAmountCell(
  cell: NonNullable<Cell>,
  decimal: Decimal,
  figures = CENTS
): number | 'amount' | 'cents' {
  if (typeof cell === 'number') {
    const parts = 10 ** figures
    const rounded = Math.round(cell * parts) / parts
    return Math.abs(rounded - cell) < DUST ? rounded : 'cents'
  }
  // Payroll programs write what is taken off with the sign behind it.
  const bare = String(cell).replace(AROUND, '').replace('\u2212', '-').replace(/^(.*\d)-$/, '-$1')
  const thousands = decimal === ',' ? '\\.' : ','
  const parts = new RegExp(
    `^(-?)(\\d+|\\d{1,3}(?:${thousands}\\d{3})+)(?:\\${decimal}(\\d+))?$`
  ).exec(bare)
  if (!parts) return 'amount'
  const [, sign, whole, cents = ''] = parts
  if (cents.replace(/0+$/, '').length > figures) return 'cents'
  return Number(`${sign}${whole!.replace(/[.,]/g, '')}.${cents || '0'}`)
}
