import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: flat professional expenses, a share of annual pay with a maximum.
 */
export const fraisProfessionnels = rule(
  'fraisProfessionnels',
  {
    formula: 'min(revenuAnnuelImposable × precompte.fraisTaux, precompte.fraisMaximum)',
    inputs: ['revenuAnnuelImposable'],
    parameters: ['precompte.fraisTaux', 'precompte.fraisMaximum'],
    rounding: 'cent',
  },
  (c, law) =>
    Math.min(share(c.revenuAnnuelImposable, law.precompte.fraisTaux), law.precompte.fraisMaximum)
)
