import { rule } from '../rule.ts'

/**
 * What the worker receives in the year.
 */
export const remunerationAnnuelle = rule(
  'remunerationAnnuelle',
  {
    formula: 'salaireNetAnnuel + doublePeculeVacances + primeFinAnnee + primeSectorielle',
    inputs: ['salaireNetAnnuel', 'doublePeculeVacances', 'primeFinAnnee', 'primeSectorielle'],
    total: true,
  },
  (c) => c.salaireNetAnnuel + c.doublePeculeVacances + c.primeFinAnnee + c.primeSectorielle
)
