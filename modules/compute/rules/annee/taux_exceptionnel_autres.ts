import { trancheExceptionnelle } from './tranche_exceptionnelle.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53: the rate on other exceptional pay, by bracket of normal annual pay.
 */
export const tauxExceptionnelAutres = rule(
  'tauxExceptionnelAutres',
  {
    formula: 'exceptionnel.tauxAutres[bracket of revenuAnnuelNormal]',
    inputs: ['revenuAnnuelNormal'],
    parameters: ['exceptionnel.bornes', 'exceptionnel.tauxAutres'],
    unit: 'ppm',
  },
  (c, law) => law.exceptionnel.tauxAutres[trancheExceptionnelle(c.revenuAnnuelNormal, law)]
)
