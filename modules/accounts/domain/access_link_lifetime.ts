export type MailedPurpose = 'SIGN_IN' | 'NEW_PASSWORD'
export type AccessPurpose = MailedPurpose | 'GOOGLE'

const MINUTE_MS = 60_000

/**
 * How long a link opens: a quarter of an hour to sign in, an hour to choose a new password; the ticket that leads
 * back from Google as long as a slow page takes.
 */
export const LINK_MINUTES: Record<AccessPurpose, number> = {
  SIGN_IN: 15,
  NEW_PASSWORD: 60,
  GOOGLE: 2,
}

export function linkEnd(now: number, purpose: AccessPurpose): number {
  return now + LINK_MINUTES[purpose] * MINUTE_MS
}
