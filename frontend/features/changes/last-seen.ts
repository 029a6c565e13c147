const STORAGE_KEY = 'barema.lastSeenChange'

/** Before everything that could be new. */
const NEVER = '2022-01-01'

/** The day of the newest change this browser has shown, YYYY-MM-DD. */
export function lastSeen(): string {
  return localStorage.getItem(STORAGE_KEY) ?? NEVER
}

export function rememberSeen(day: string): void {
  localStorage.setItem(STORAGE_KEY, day)
}
