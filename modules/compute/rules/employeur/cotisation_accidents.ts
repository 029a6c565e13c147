import { accidents } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 10 avril 1971: special contribution for accidents at work.
 */
export const cotisationAccidents = rule(
  'cotisationAccidents',
  {
    formula: 'baseCotisations × cotisations.accidentsTravail',
    rounding: 'cent',
  },
  (c, law) => accidents(c.baseCotisations, law)
)
