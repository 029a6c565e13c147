/**
 * Days in Belgium, for server, screens and command line: a day is `YYYY-MM-DD`, a moment a date, milliseconds since
 * 1970, or its ISO text. Without a library: that of the server would weigh more than a whole page of the candidate.
 */

/** Where law, contracts, offers and plans begin and end, at midnight. */
export const BELGIUM = 'Europe/Brussels'

export type Moment = string | { valueOf(): number }

const DAY_MS = 86_400_000
const LAST_DAY = Date.UTC(9999, 11, 31)
/** Made when it is first asked for: what a page begins with waits for no list of time zones. */
let isoDay: Intl.DateTimeFormat | undefined

/** The day in Belgium of a moment. */
export function dayOf(moment: Moment): string {
  // Swedish writes a day as ISO 8601 does.
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: BELGIUM })
  return isoDay.format(dateOf(moment))
}

/** The date of a moment however it is told. */
export function dateOf(moment: Moment): Date {
  return new Date(typeof moment === 'string' ? moment : moment.valueOf())
}

/**
 * The day of a moment that is a calendar's own, such as a cell of a spreadsheet: midnight in UTC. What is later than the
 * year 9999 is its last day: days are compared as texts, and a year of five digits would come before all others.
 */
export function dayInUtc(at: Date | number): string {
  return new Date(Math.min(at.valueOf(), LAST_DAY)).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** An instant to the second, in UTC: `YYYY-MM-DDThh:mm:ss`. */
export function secondInUtc(at: Date): string {
  return at.toISOString().slice(0, 19)
}

/** Today in Belgium, until midnight there. */
export function today(): string {
  return dayOf(Date.now())
}

/** So many days after a day; before it where there are fewer than none. */
export function daysAfter(day: string, days: number): string {
  return dayInUtc(noonOf(day) + days * DAY_MS)
}

/** So many months after a day, the last of a shorter month: of 31 January the 28th or 29th of February. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0))
  return dayInUtc(last.setUTCDate(Math.min(date, last.getUTCDate())))
}

/** So many years after a day; of 29 February the 28th where there is none. */
export function yearsAfter(day: string, years: number): string {
  return monthsAfter(day, 12 * years)
}

/** How many days later the second one is; fewer than none where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return (noonOf(to) - noonOf(from)) / DAY_MS
}

/** How many days from today until a day; 0 on that day, fewer than none after it. */
export function daysUntil(day: string): number {
  return daysBetween(today(), day)
}

/** Whether a text is a day that exists: 31 June is none, nor is any of the year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const at = noonOf(text)
  // A date of JavaScript turns 31 June into 1 July.
  return !Number.isNaN(at) && dayInUtc(at) === text
}

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)
