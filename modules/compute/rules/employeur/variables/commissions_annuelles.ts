import { payeParEmployeur } from '../../assiette.ts'
import { rule } from '../../rule.ts'

/**
 * Twelve average months of commissions; on leave a manual worker is paid by the fund.
 */
export const commissionsAnnuelles = rule(
  'commissionsAnnuelles',
  {
    formula: '12 × commissionsBrutes',
    onlyFor: 'commissionsBrutes',
    variants: [
      {
        when: 'ouvrier',
        formula: '12 × commissionsBrutes, but for vacancesOuvriers.semaines of 4 × 13 weeks',
        rounding: 'cent',
      },
    ],
  },
  (c, law) => payeParEmployeur(12 * c.commissionsBrutes, c, law)
)
