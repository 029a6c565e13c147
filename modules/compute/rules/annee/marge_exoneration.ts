import { above } from '../../engine/money.ts'
import { sansEnfants } from './non_resident.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 54: with dependent children, all or part of exceptional pay is exempt when
 * normal annual pay is under a limit. The exempt part of each allowance is read as what is missing up
 * to the limit (practitioners; the full text was not read). None in scale III (n° 117, Securex).
 */
export const margeExoneration = rule(
  'margeExoneration',
  {
    formula: 'max(0, exceptionnel.exonerationLimites[enfants] − revenuAnnuelNormal)',
    also: ['exceptionnel.exonerationEnfantSupplementaire'],
    when: 'enfants',
    variants: [sansEnfants],
  },
  (c, law) => {
    if (c.enfants === 0 || c.nonResident === 1) return 0
    const { exonerationLimites, exonerationEnfantSupplementaire } = law.exceptionnel
    const dansLaTable = Math.min(c.enfants, exonerationLimites.length)
    const limite =
      exonerationLimites[dansLaTable - 1] +
      (c.enfants - dansLaTable) * exonerationEnfantSupplementaire
    return above(limite, c.revenuAnnuelNormal)
  }
)
