import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * The employer contributions of a year of this law: twelve months, the asbestos line only in its
 * quarters, and those on the premiums.
 */
export const onssPatronal = rule(
  'onssPatronal',
  {
    formula:
      '12 × (cotisationsPatronalesMois − cotisationAmiante) + 3 × quarters × amiante + cotisationsPatronalesPrimes',
    inputs: [
      'cotisationsPatronalesMois',
      'cotisationAmiante',
      'sousTotalBrut',
      'cotisationsPatronalesPrimes',
    ],
    parameters: ['cotisations.amiante', 'cotisations.amianteTrimestres'],
    rounding: 'cent',
    total: true,
  },
  (c, law) => {
    const { amiante, amianteTrimestres } = law.cotisations
    return (
      12 * (c.cotisationsPatronalesMois - c.cotisationAmiante) +
      3 * amianteTrimestres.length * share(c.sousTotalBrut, amiante) +
      c.cotisationsPatronalesPrimes
    )
  }
)
