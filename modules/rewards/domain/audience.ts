import type { Locale } from '#modules/shared/tenancy/scope'

/** Whose statements a group holds: the filter of the team, as it stands when the group is published. Empty: the whole company. */
export interface Audience {
  department?: string
  location?: string
  costCenter?: string
  nomFonction?: string
  /** Where a person stands on the day of publishing. */
  standing?: AudienceStanding
  language?: Locale
}

/** Contacts have no contract, and so no statement. */
export const AUDIENCE_STANDINGS = ['ACTIVE', 'UPCOMING', 'LEFT'] as const
export type AudienceStanding = (typeof AUDIENCE_STANDINGS)[number]
