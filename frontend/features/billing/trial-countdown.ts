const DAY_MS = 86_400_000
/** The banner shows within this many days of the end. */
const BANNER_DAYS = 6

/** Whole days from a day to another, both YYYY-MM-DD; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS)
}

/** Whether a trial ends soon enough to say so. */
export function endsSoon(today: string, activeUntil: string | null): boolean {
  if (activeUntil === null) return false
  const days = daysBetween(today, activeUntil)
  return days >= 0 && days <= BANNER_DAYS
}
