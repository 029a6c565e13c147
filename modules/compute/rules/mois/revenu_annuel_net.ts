import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: annual net pay, the base of the scales.
 */
export const revenuAnnuelNet = rule(
  'revenuAnnuelNet',
  {
    formula: 'revenuAnnuelImposable − fraisProfessionnels',
    inputs: ['revenuAnnuelImposable', 'fraisProfessionnels'],
  },
  (c) => c.revenuAnnuelImposable - c.fraisProfessionnels
)
