/**
 * Whose page an address is. The script that the page waits for (frontend/first.ts) asks too, so nothing else stands here.
 */

export type Audience = 'employer' | 'candidate' | 'worker'

/** Which audience owns a path (without language prefix). */
export function audienceOf(path: string): Audience {
  if (/^\/(w|iw)(\/|$)/.test(path)) return 'worker'
  if (
    /^\/(o|s|print\/o|d\/w|verify|proof|api-reference|signature-confirmation|onboard|_status)(\/|$)/.test(
      path
    )
  )
    return 'candidate'
  return 'employer'
}

/** Whether it is a page of the employer's application, behind the sign-in. */
export function isScreen(path: string): boolean {
  return (
    audienceOf(path) === 'employer' && !/^\/(login|invitation|health-check|print)(\/|$)/.test(path)
  )
}
