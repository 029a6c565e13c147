import { FIRST_DAY, LAST_DAY, listLawSets } from '#modules/compute/pure'
import { daysAfter } from '#modules/shared/values/days'

/**
 * The day whose law a version's figures follow: today while it runs, its first day until then, its last day once it is
 * over; of days whose law is not known the nearest that is.
 */
export function lawDayOf(start: string, end: string | null, today: string): string {
  const last = end !== null && end < today ? end : today
  const day = last < start ? start : last
  return day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day
}

/** The same in SQL, of a row `c` of contracts; takes today once, and knows no law before or after (`lawIntervals`). */
export const LAW_DAY_SQL = `greatest(c.start_date, least(coalesce(c.end_date, cast(? as date)), cast(? as date)))`

/** Each law set with the days on which it is in force; the first and the last reach as far as days do. */
export interface LawInterval {
  id: string
  hash: string
  from: string
  until: string
}

export function lawIntervals(): LawInterval[] {
  const sets = listLawSets()
  return sets.map(({ id, hash, from }, at) => ({
    id,
    hash,
    from: at === 0 ? '0001-01-01' : from,
    until: at === sets.length - 1 ? '9999-12-31' : daysAfter(sets[at + 1]!.from, -1),
  }))
}

/** The law set that counts on a day. */
export function lawOn(day: string, intervals: readonly LawInterval[]): LawInterval {
  return intervals.findLast(({ from }) => from <= day) ?? intervals[0]!
}
