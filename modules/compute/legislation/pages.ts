/* Where some sources of the law stand: official pages, and public pages of those who quote one. */

/** Programme Act of 30 May 2026, in the Moniteur belge. */
export const LOI_PROGRAMME_2026 =
  'https://www.ejustice.just.fgov.be/eli/loi/2026/05/30/2026003986/moniteur'

/** ONSS instructions, special contribution for social security. */
export const ONSS_COTISATION_SPECIALE =
  'https://www.socialsecurity.be/employer/instructions/dmfa/fr/latest/instructions/special_contributions/other_specialcontributions/specialsocialsecuritycontribution.html'

/** ONSS instructions, special wage moderation while the index is capped. */
export const ONSS_MODERATION_SPECIALE =
  'https://www.socialsecurity.be/employer/instructions/dmfa/fr/latest/instructions/special_contributions/pennyindex_wagemoderationcontribution.html'

/** The withholding tax of 2023 as refli.be explains it. */
export const REFLI_2023 = 'https://refli.be/fr/documentation/computation/tax'
