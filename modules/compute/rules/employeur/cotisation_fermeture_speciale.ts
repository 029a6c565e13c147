import { fermetureSpeciale } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 26 juin 2002, art. 58: closure fund, special contribution.
 */
export const cotisationFermetureSpeciale = rule(
  'cotisationFermetureSpeciale',
  {
    formula: 'baseCotisations × cotisations.fermetureSpeciale',
    rounding: 'cent',
  },
  (c, law) => fermetureSpeciale(c.baseCotisations, law)
)
