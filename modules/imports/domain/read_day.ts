import { isDay, today } from '#modules/shared/values/days'
import type { DateOrder } from './import_settings.ts'

/** Nobody who works was born before; an earlier year is a slip of the keyboard. */
const EARLIEST = '1900-01-01'

/**
 * A day as people write it, `YYYY-MM-DD`; `unreadable` for what is no day at all, `no_day` for one that no calendar has.
 * Of two figures of a year those up to ten years from now are of this century.
 */
export function readDayCell(typed: string, order: DateOrder): string | 'unreadable' | 'no_day' {
  const text = typed.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text)
  if (iso) return existing(iso[1]!, iso[2]!, iso[3]!)
  const parts =
    /^(\d{1,2})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{4}|\d{2})(?: [\d:]+)?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (!parts) return 'unreadable'
  const [one, other, year] = [parts[1]!, parts[2]!, wholeYear(parts[3]!)]
  if (order === 'YMD' && parts[3]!.length === 2)
    return existing(wholeYear(parts[1]!), parts[2]!, parts[3]!)
  return order === 'MDY' ? existing(year, one, other) : existing(year, other, one)
}

function wholeYear(figures: string): string {
  if (figures.length === 4) return figures
  const latest = (Number(today().slice(2, 4)) + 10) % 100
  return `${Number(figures) <= latest ? '20' : '19'}${figures.padStart(2, '0')}`
}

function existing(year: string, month: string, day: string): string | 'no_day' {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) && text >= EARLIEST ? text : 'no_day'
}
