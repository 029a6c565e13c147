import { daysBetween, monthsBetween, plusDays, plusMonths, weekday } from '../../engine/calendar.ts'
import type { PlainDate } from '../../engine/dates.ts'
import { prorata } from '../../engine/money.ts'
import { isPublicHoliday } from '../../engine/public_holidays.ts'
import { HUNDREDTHS } from '../../rules/units.ts'

const SUNDAY = 0
const MONDAY = 1
const WEEK = 7
/** Loi du 3 juillet 1978, art. 37, § 1, al. 4. */
const WORKING_DAYS_OF_LETTER = 3

/**
 * Loi du 3 juillet 1978, art. 37, § 1: a registered letter takes effect on the third working day after it was sent. Every
 * day but Sundays and public holidays is one (Liantis 23/12/2022: Saturdays stayed).
 */
export function effectOfLetter(sent: PlainDate): PlainDate {
  let day = sent
  for (let counted = 0; counted < WORKING_DAYS_OF_LETTER;) {
    day = plusDays(day, 1)
    if (weekday(day) !== SUNDAY && !isPublicHoliday(day)) counted++
  }
  return day
}

/** Loi du 3 juillet 1978, art. 37/1: notice begins on the Monday after the week in which it took effect. */
export function mondayAfter(day: PlainDate): PlainDate {
  return plusDays(day, WEEK - ((weekday(day) - MONDAY + WEEK) % WEEK))
}

/** The last day of a notice: its months, then its days and weeks. */
export function endOfNotice(
  start: PlainDate,
  { months, days, weeks }: { months: number; days: number; weeks: number }
): PlainDate {
  return plusDays(plusMonths(start, months), days + weeks * WEEK - 1)
}

/** Months of a contract within a span of days, in hundredths: whole ones, and a begun one by its days. */
export function monthsWithin(from: PlainDate, until: PlainDate, start: PlainDate): number {
  const first = start > from ? start : from
  if (first >= until) return 0
  const whole = monthsBetween(first, until)
  const rest = plusMonths(first, whole)
  const days = daysBetween(rest, until)
  return (
    whole * HUNDREDTHS + prorata(days, HUNDREDTHS, daysBetween(rest, plusMonths(first, whole + 1)))
  )
}
