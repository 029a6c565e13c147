import type { DateOrder } from './import_settings.ts'
import { plainWords } from './plain_words.ts'
import { readDayCell } from './read_day.ts'

/** As long as a name of a month must be to be told from the others: `juin` and `juil`. */
const LEAST = 3
const NAMES: readonly (readonly string[])[] = [
  ['janvier', 'januari', 'january'],
  ['fevrier', 'februari', 'february'],
  ['mars', 'maart', 'march'],
  ['avril', 'april', 'april'],
  ['mai', 'mei', 'may'],
  ['juin', 'juni', 'june'],
  ['juillet', 'juli', 'july'],
  ['aout', 'augustus', 'august'],
  ['septembre', 'september', 'september'],
  ['octobre', 'oktober', 'october'],
  ['novembre', 'november', 'november'],
  ['decembre', 'december', 'december'],
]

/**
 * A month as people and payroll programs write it, `YYYY-MM`; null for what is none, or could be two. `2026-10`, `10/2026`,
 * `202610`, `octobre 2026`, or a day of it.
 */
export function readMonthCell(typed: string, order: DateOrder): string | null {
  const text = typed.trim()
  const [year, month] = partsOf(text)
  if (year !== undefined) return existing(year, month!)
  const day = readDayCell(text, order)
  return day === 'unreadable' || day === 'no_day' ? null : day.slice(0, 'YYYY-MM'.length)
}

function partsOf(text: string): [year: string, month: string] | [] {
  const first = /^(\d{4})\s*[-/. ]?\s*(\d{1,2})$/.exec(text)
  if (first) return [first[1]!, first[2]!]
  const last = /^(\d{1,2})\s*[-/. ]\s*(\d{4})$/.exec(text)
  if (last) return [last[2]!, last[1]!]
  const [name, year, ...more] = plainWords(text).split(' ')
  if (more.length > 0 || !/^\d{4}$/.test(year ?? '')) return []
  const month = monthNamed(name!)
  return month === null ? [] : [year!, String(month)]
}

/** 1 to 12 of a name, or of the beginning of one that only one month has. */
function monthNamed(name: string): number | null {
  if (name.length < LEAST) return null
  const found = NAMES.flatMap((names, at) => (names.some((each) => each.startsWith(name)) ? [at + 1] : []))
  return found.length === 1 ? found[0]! : null
}

function existing(year: string, month: string): string | null {
  const number = Number(month)
  return number >= 1 && number <= 12 && year >= '1900' && year < '2200' ? `${year}-${month.padStart(2, '0')}` : null
}
