import { sum } from '../sum.ts'

/**
 * Annexe III AR/CIR 92: annual net pay, the base of the scales.
 */
export const revenuAnnuelNet = sum(
  'revenuAnnuelNet',
  (c) => c.revenuAnnuelImposable - c.fraisProfessionnels
)
