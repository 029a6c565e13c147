import { rule } from '../../rule.ts'
import { VOITURE_PRIVEE } from '../transport/moyens.ts'

/**
 * CIR 92, art. 38, § 1, 9°, c: the benefit of a company car that brings the worker to work is exempt up to
 * the same monthly amount as a private car. Not for directors, nor beside a mobility budget, nor for who
 * is paid to come otherwise.
 */
export const exonerationVS = rule(
  'exonerationVS',
  {
    formula: 'min(atnVS, transport.exonerationMois − fraisTransport)',
    also: ['typeTransport', 'budgetMobilite', 'independant'],
  },
  (c, { transport }) => {
    if (c.atnVS === 0 || c.budgetMobilite > 0 || c.independant === 1) return 0
    if (c.typeTransport > VOITURE_PRIVEE) return 0
    return Math.min(c.atnVS, transport.exonerationMois - c.fraisTransport)
  }
)
