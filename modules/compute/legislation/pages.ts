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

/** SPF Finances: brackets and tax-free amount. */
export const SPF_TAUX_IMPOSITION =
  'https://fin.belgium.be/fr/particuliers/declaration-impot/revenus/taux-imposition'

/** SPF Finances: what dependent children exempt. */
export const SPF_ENFANTS =
  'https://financien.belgium.be/fr/particuliers/famille/personnes_a_charge/enfants'

/** PwC: a year's tax reckoned line by line, each year anew. */
export const PWC_EXEMPLE =
  'https://taxsummaries.pwc.com/belgium/individual/sample-personal-income-tax-calculation'

/** A public project that quotes the consolidated income tax code of Fisconetplus, article by article. */
export const RULESPEC_BE = 'https://github.com/TheAxiomFoundation/rulespec-be'

/** Easypay on the tax credit of the work bonus from April 2024 on. */
export const EASYPAY_BONUS_FISCAL =
  'https://easypay-group.com/fr_BE/connaissance/flashes-info/detail/Bonus-%C3%A0-l-emploi-fiscal-%3A-nouveau-mode-de-calcul-%C3%A0-partir-du-1er-avril-2024?id=10037'
