const CHANGES = 'barema.lastSeenChange'
const ANSWERS = 'barema.lastSeenAnswer'

/** Before everything that could be new. */
const NEVER = '2022-01-01'

/** The day of the newest change this browser has shown, YYYY-MM-DD. */
export function lastSeen(): string {
  return localStorage.getItem(CHANGES) ?? NEVER
}

export function rememberSeen(day: string): void {
  localStorage.setItem(CHANGES, day)
}

/** The instant of the newest answer of a candidate that this browser has shown to a person. */
export function lastSeenAnswer(userId: string): string {
  return localStorage.getItem(`${ANSWERS}.${userId}`) ?? NEVER
}

export function rememberSeenAnswer(userId: string, instant: string): void {
  localStorage.setItem(`${ANSWERS}.${userId}`, instant)
}
