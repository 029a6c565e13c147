import { mappedLines, toldBy } from './compare.ts'
import {
  GROSS,
  OF_GROSS,
  OF_TAXABLE,
  TAXABLE,
  type LineKey,
  type MonthCents,
} from './compared_lines.ts'
import type { CheckedKey } from './declared.ts'
import type { Meanings, PayslipLine } from './payslip.ts'

/** What a computed month says of what a declaration tells; what is withheld is a plus there. */
export function computedCents(month: MonthCents, key: CheckedKey): number {
  if (key === 'gross') return month[GROSS]
  // Copyright income has a form of its own (281.45).
  if (key === 'taxable') return month[TAXABLE] - month.droitsAuteurBruts
  return 0 - month[key === 'withheld' ? 'precompteProfessionnel' : 'csss']
}

/** What a payslip says of it; null where no code of the provider says it. */
export function paidCents(
  lines: readonly PayslipLine[],
  meanings: Meanings,
  key: CheckedKey
): number | null {
  const mapped = mappedLines(meanings)
  const { theirs } = toldBy(lines, meanings)
  const said = (line: LineKey) => (mapped.has(line) ? (theirs.get(line) ?? 0) : null)
  if (key === 'withheld' || key === 'special') {
    const cents = said(key === 'withheld' ? 'precompteProfessionnel' : 'csss')
    return cents === null ? null : 0 - cents
  }
  // The sum that the payslip itself says, else that of its lines.
  const subtotal: LineKey = key === 'gross' ? GROSS : TAXABLE
  const own = theirs.get(subtotal)
  if (own !== undefined) return key === 'gross' ? own : own - (said('droitsAuteurBruts') ?? 0)
  const parts = key === 'gross' ? OF_GROSS : OF_TAXABLE.filter((line) => line !== 'droitsAuteurBruts')
  const isTold = parts.some((line) => mapped.has(line)) && (key === 'gross' || mapped.has('onss'))
  return isTold ? parts.reduce((total, line) => total + (said(line) ?? 0), 0) : null
}

/** Pay of a payslip that is none of our lines. */
export function otherCents(lines: readonly PayslipLine[], meanings: Meanings): number {
  return toldBy(lines, meanings).others.reduce((sum, { theirs }) => sum + theirs, 0)
}
