import { fondsSectoriel } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * CP 200: contribution to the social fund.
 */
export const cotisationFondsSectoriel = rule(
  'cotisationFondsSectoriel',
  {
    formula: 'cp200 × baseCotisations × cotisations.fondsCp200',
    inputs: ['baseCotisations', 'cp200'],
    parameters: ['cotisations.fondsCp200'],
    rounding: 'cent',
    when: 'cp200',
  },
  (c, law) => fondsSectoriel(c.baseCotisations, c, law)
)
