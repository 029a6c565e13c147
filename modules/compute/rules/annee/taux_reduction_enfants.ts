import { sansEnfants } from './non_resident.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 55: with dependent children and normal annual pay up to a limit, the tax on
 * exceptional pay is reduced by a percentage; not in scale III (n° 117, Securex).
 */
export const tauxReductionEnfants = rule(
  'tauxReductionEnfants',
  {
    formula:
      'exceptionnel.reductionTaux[enfants] when revenuAnnuelNormal ≤ exceptionnel.reductionLimites[enfants]',
    unit: 'ppm',
    when: 'enfants',
    variants: [sansEnfants],
  },
  (c, law) => {
    if (c.enfants === 0 || c.nonResident === 1) return 0
    const { reductionLimites, reductionTaux } = law.exceptionnel
    const i = Math.min(c.enfants, reductionLimites.length) - 1
    return c.revenuAnnuelNormal <= reductionLimites[i] ? reductionTaux[i] : 0
  }
)
