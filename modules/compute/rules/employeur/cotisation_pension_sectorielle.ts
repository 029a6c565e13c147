import { pensionSectorielle } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * Contribution to the supplementary pension of the sector (DmfA codes 825 and 835).
 */
export const cotisationPensionSectorielle = rule(
  'cotisationPensionSectorielle',
  { formula: 'baseCotisations × pensionTaux', rounding: 'cent', when: 'pensionTaux' },
  (c) => pensionSectorielle(c.baseCotisations, c)
)
