import { daysBetween } from '#modules/shared/values/days'

/** The banner shows within this many days of the end. */
const BANNER_DAYS = 6
/** Before that, and within this many, the days are counted quietly. */
const COUNTDOWN_DAYS = 30

/** Whether a trial ends soon enough to say so. */
export function endsSoon(today: string, activeUntil: string | null): boolean {
  if (activeUntil === null) return false
  const days = daysBetween(today, activeUntil)
  return days >= 0 && days <= BANNER_DAYS
}

/** The days that are left, from thirty on until the banner takes over; null outside of that. */
export function countdown(today: string, activeUntil: string): number | null {
  const days = daysBetween(today, activeUntil)
  return days > BANNER_DAYS && days <= COUNTDOWN_DAYS ? days : null
}
