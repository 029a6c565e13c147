/** What a reader does not see: spaces, tabs, line ends, zero-width and format signs, fillers, stray marks. */
const INVISIBLE = /^[\p{White_Space}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u
const NUMBER = /^-?\d+([.,]\d+)?$/
/** The real minus sign, which normalizing leaves alone. */
const FORMULA_SIGNS = '=+-@\u2212'

/**
 * True for a text that some spreadsheet may run: one whose first visible sign begins a formula, also in its full-width
 * and small forms, or that begins with a tab or a line end. A number is a number, with a minus too.
 */
export function isFormula(text: string): boolean {
  if (NUMBER.test(text)) return false
  if (/^[\t\r\n]/.test(text)) return true
  const visible = text.replace(INVISIBLE, '')
  return visible !== '' && FORMULA_SIGNS.includes(visible[0].normalize('NFKC'))
}

/** A cell of a CSV file that no spreadsheet runs: an apostrophe stands in front of what looks like a formula. */
export function safeCell(value: string | null): string {
  if (value === null) return ''
  return isFormula(value) ? `'${value}` : value
}
