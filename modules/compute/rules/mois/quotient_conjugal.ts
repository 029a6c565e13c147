import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, scale II: a share of annual net pay, with a maximum, is attributed to the
 * spouse.
 */
export const quotientConjugal = rule(
  'quotientConjugal',
  {
    formula:
      'scale II: min(revenuAnnuelNet × precompte.quotientConjugalTaux, precompte.quotientConjugalMaximum)',
    also: ['bareme'],
    rounding: 'cent',
  },
  (c, law) => {
    if (c.bareme !== 2) return 0
    const { quotientConjugalTaux, quotientConjugalMaximum } = law.precompte
    return Math.min(share(c.revenuAnnuelNet, quotientConjugalTaux), quotientConjugalMaximum)
  }
)
