export type AccessPurpose = 'SIGN_IN' | 'NEW_PASSWORD'

const MINUTE_MS = 60_000

/** How long a mailed link opens: a quarter of an hour to sign in, an hour to choose a new password. */
export const LINK_MINUTES: Record<AccessPurpose, number> = { SIGN_IN: 15, NEW_PASSWORD: 60 }

export function linkEnd(now: number, purpose: AccessPurpose): number {
  return now + LINK_MINUTES[purpose] * MINUTE_MS
}
