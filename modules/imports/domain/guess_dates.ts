import type { DateOrder } from './import_settings.ts'
import type { Cell } from './sheet_table.ts'

/**
 * Whether the day stands before the month, from all cells of days: day first is how Belgium writes. `unsure` where no
 * cell tells: every number is a possible month.
 */
export function guessDates(cells: Iterable<Cell>): { order: DateOrder; unsure: boolean } {
  let [first, second, seen, iso] = [0, 0, 0, 0]
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    if (/^\d{4}-\d{1,2}-\d{1,2}/.test(cell)) {
      iso++
      continue
    }
    const parts = /^(\d{1,2})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{2}|\d{4})\b/.exec(cell.trim())
    if (!parts) continue
    seen++
    first = Math.max(first, Number(parts[1]))
    second = Math.max(second, Number(parts[2]))
  }
  if (seen === 0) return { order: iso > 0 ? 'YMD' : 'DMY', unsure: false }
  if (second > 12 && first <= 12) return { order: 'MDY', unsure: false }
  return { order: 'DMY', unsure: first <= 12 && second <= 12 }
}
