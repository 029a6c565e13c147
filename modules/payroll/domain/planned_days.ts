import { dayInUtc, daysAfter } from '#modules/shared/values/days'

/**
 * The ten public holidays of a year: RD of 18 April 1974 on public holidays, art. 1; the same since. Those that follow
 * Easter by the Gregorian computus. Confidence: recalled, and checked against the calendar of 2024 to 2027 on 27 November 2026.
 *
 * @returns days `YYYY-MM-DD`
 */
export function publicHolidays(year: number): string[] {
  const easter = easterOf(year)
  const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']
  return [
    ...fixed.map((day) => `${year}-${day}`),
    // Easter Monday, Ascension, Whit Monday.
    ...[1, 39, 50].map((days) => daysAfter(easter, days)),
  ].toSorted()
}

/** The Gregorian computus (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const [month, day] = [Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1]
  return dayInUtc(Date.UTC(year, month - 1, day))
}

export interface PlannedDay {
  day: string
  /** `publicHoliday` is a day of the week's five that the law has off. */
  element: 'plannedTime' | 'publicHoliday'
  /** To the hundredth. */
  hours: number
}

/**
 * What a contract plans of each day from one to another, both in: its hours of a week over Monday to Friday, to the
 * hundredth, the first days having what does not divide. Leave and sickness are not known here.
 *
 * @param weekly hours of a week
 */
export function plannedDays(from: string, until: string, weekly: number): PlannedDay[] {
  const holidays = new Set(publicHolidays(Number(from.slice(0, 4))))
  const hundredths = Math.round(weekly * 100)
  const [share, rest] = [Math.floor(hundredths / 5), hundredths % 5]
  const days: PlannedDay[] = []
  for (let day = from; day <= until; day = daysAfter(day, 1)) {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    const hours = (share + (weekday <= rest ? 1 : 0)) / 100
    days.push({ day, element: holidays.has(day) ? 'publicHoliday' : 'plannedTime', hours })
  }
  return days
}
