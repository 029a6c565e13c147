import { chomage } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * ONSS instructions, DmfA code 859: contribution for temporary unemployment and the older unemployed.
 */
export const cotisationChomage = rule(
  'cotisationChomage',
  {
    formula: 'sousTotalBrut × cotisations.chomageTemporaire',
    inputs: ['sousTotalBrut'],
    parameters: ['cotisations.chomageTemporaire'],
    rounding: 'cent',
  },
  (c, law) => chomage(c.sousTotalBrut, law)
)
