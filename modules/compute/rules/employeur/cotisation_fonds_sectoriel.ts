import { fondsSectoriel } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * Contribution to the fund of the sector: that of CP 200, or at the rate a company sets for its own.
 */
export const cotisationFondsSectoriel = rule(
  'cotisationFondsSectoriel',
  {
    formula: 'baseCotisations × cotisations.fondsCp200',
    rounding: 'cent',
    when: 'fondsCp200',
    variants: [
      {
        when: 'fondsCp200',
        equals: 0,
        formula: 'baseCotisations × fondsTaux',
        rounding: 'cent',
      },
    ],
  },
  (c, law) => fondsSectoriel(c.baseCotisations, c, law)
)
