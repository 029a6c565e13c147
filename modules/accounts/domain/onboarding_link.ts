const DAY_MS = 24 * 3_600_000

/** What an administrator says of a link for colleagues. */
export interface OnboardingLimits {
  /** Of mail, in lower case: `acme.be`. */
  domains: string[]
  days: number
  uses: number
}

export function onboardingEnd(now: number, days: number): number {
  return now + days * DAY_MS
}

/** What stands behind the `@`, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** The address's own domain counts, none below it: `mail.acme.be` may belong to another company. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.includes(domainOf(email))
}
