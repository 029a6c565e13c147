import { trancheExceptionnelle } from './tranche_exceptionnelle.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53: the rate on holiday pay, by bracket of normal annual pay.
 */
export const tauxExceptionnelPecule = rule(
  'tauxExceptionnelPecule',
  {
    formula: 'exceptionnel.tauxPecule[bracket of revenuAnnuelNormal]',
    inputs: ['revenuAnnuelNormal'],
    parameters: ['exceptionnel.bornes', 'exceptionnel.tauxPecule'],
    unit: 'ppm',
  },
  (c, law) => law.exceptionnel.tauxPecule[trancheExceptionnelle(c.revenuAnnuelNormal, law)]
)
