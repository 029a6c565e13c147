/** How long a code by text message opens, and how soon another may be asked for. */
export const SMS_CODE_MS = 10 * 60_000
export const RESEND_S = 120

/** Seconds until another message may be sent; none when it may be sent now. */
export function secondsToWait(lastAskedAt: number | null, now: number): number {
  if (lastAskedAt === null) return 0
  return Math.max(0, Math.ceil((lastAskedAt - now) / 1000) + RESEND_S)
}
