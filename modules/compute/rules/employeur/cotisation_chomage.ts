import { chomage } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * ONSS instructions, DmfA code 859: contribution for temporary unemployment and the older unemployed.
 */
export const cotisationChomage = rule(
  'cotisationChomage',
  {
    formula: 'baseCotisations × cotisations.chomageTemporaire',
    rounding: 'cent',
  },
  (c, law) => chomage(c.baseCotisations, law)
)
