import { pourNonResident } from './non_resident.ts'
import { trancheExceptionnelle } from './tranche_exceptionnelle.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53: the rate on holiday pay, by bracket of normal annual pay. Point 117: one rate
 * for both where a non-resident is taxed by scale III.
 */
export const tauxExceptionnelPecule = rule(
  'tauxExceptionnelPecule',
  {
    formula: 'exceptionnel.tauxPecule[bracket of revenuAnnuelNormal]',
    also: ['exceptionnel.bornes'],
    unit: 'ppm',
    variants: [pourNonResident],
  },
  (c, law) => {
    const { exceptionnel } = law
    const taux = c.nonResident === 1 ? exceptionnel.tauxNonResident : exceptionnel.tauxPecule
    return taux[trancheExceptionnelle(c.revenuAnnuelNormal, law)]
  }
)
