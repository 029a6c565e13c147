/**
 * A cell that no spreadsheet runs: text that starts like a formula gets an apostrophe in front
 * (a negative amount is a number and stays one).
 */
export function safeCell(value: string | null): string {
  if (value === null) return ''
  return /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
}
