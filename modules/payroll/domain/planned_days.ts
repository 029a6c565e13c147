import { publicHolidays } from '#modules/compute/pure'
import { daysAfter } from '#modules/shared/values/days'

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
