/** A calendar day, `YYYY-MM-DD`. Days are compared as text: no clock, no time zone. */
export type PlainDate = string

const SHAPE = /^\d{4}-\d{2}-\d{2}$/
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Days of an ordinary year before each month; the thirteenth stands for its end. */
const BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
const FEBRUARY = 2

/** True when the text is a day of the Gregorian calendar. */
export function isPlainDate(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const month = monthOf(text)
  const day = numberAt(text, 8, 10)
  if (month < 1 || month > 12 || day < 1) return false
  return day <= daysOfMonth(yearOf(text), month)
}

function daysOfMonth(year: number, month: number): number {
  return DAYS[month - 1] + (month === FEBRUARY ? leapDays(year) : 0)
}

/** How many days a year has beyond those of an ordinary one. */
function leapDays(year: number): number {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0
}

/** The quarter of the year, 1 to 4. */
export function quarterOf(date: PlainDate): number {
  return Math.ceil(monthOf(date) / 3)
}

/** The month of the year, 1 to 12. */
export function monthOf(date: PlainDate): number {
  return numberAt(date, 5, 7)
}

/** How many days of a year lie before the first day of a month; of the thirteenth: all of them. */
export function daysBefore(year: number, month: number): number {
  return BEFORE[month - 1] + (month > FEBRUARY ? leapDays(year) : 0)
}

/** The calendar year. */
export function yearOf(date: PlainDate): number {
  return numberAt(date, 0, 4)
}

/** The number that stands there in digits: every computation asks, so no text is cut out for it. */
function numberAt(date: PlainDate, from: number, to: number): number {
  let found = 0
  for (let i = from; i < to; i++) found = found * 10 + date.charCodeAt(i) - 48
  return found
}

/** A day as a number that sorts the same way, 20260901. */
export function dayNumber(date: PlainDate): number {
  return Number(date.replaceAll('-', ''))
}

/** The last day of a month. */
export function lastDayOfMonth(year: number, month: number): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${daysOfMonth(year, month)}`
}
