import { share } from '../../engine/money.ts'
import { payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'

/**
 * What the employer owes funds of the sector in a year beside the contributions on pay to ONSS: a share of gross pay at
 * 100 % for the year-end premium that a fund pays, and flat amounts for a worker.
 */
export const cotisationsSectorielles = rule(
  'cotisationsSectorielles',
  {
    formula: '12 × sousTotalBrut × primeFondsTaux + fondsForfait',
    rounding: 'cent',
    onlyFor: 'hasCotisationsSectorielles',
    variants: [
      {
        when: 'ouvrier',
        formula:
          '(12 × sousTotalBrut, but for vacancesOuvriers.semaines of 4 × 13 weeks) × primeFondsTaux + fondsForfait',
        rounding: 'each_step',
      },
    ],
  },
  (c, law) =>
    c.hasCotisationsSectorielles === 0
      ? 0
      : share(payeParEmployeur(12 * c.sousTotalBrut, c, law), c.primeFondsTaux) + c.fondsForfait
)
