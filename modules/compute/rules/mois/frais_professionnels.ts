import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: flat professional expenses, a share of annual pay with a maximum; those of a company
 * director are lower.
 */
export const fraisProfessionnels = rule(
  'fraisProfessionnels',
  {
    formula: 'min(revenuAnnuelImposable × precompte.fraisTaux, precompte.fraisMaximum)',
    rounding: 'cent',
    variants: [
      {
        when: 'dirigeant',
        formula:
          'min(revenuAnnuelImposable × precompte.fraisDirigeantTaux, precompte.fraisDirigeantMaximum)',
        rounding: 'cent',
      },
    ],
  },
  (c, { precompte }) =>
    c.dirigeant === 1
      ? Math.min(
          share(c.revenuAnnuelImposable, precompte.fraisDirigeantTaux),
          precompte.fraisDirigeantMaximum
        )
      : Math.min(share(c.revenuAnnuelImposable, precompte.fraisTaux), precompte.fraisMaximum)
)
