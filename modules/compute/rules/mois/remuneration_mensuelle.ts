import { rule } from '../rule.ts'

/**
 * Net pay and the meal vouchers of the month.
 */
export const remunerationMensuelle = rule(
  'remunerationMensuelle',
  {
    formula: 'salaireNet + chequesRepas',
    inputs: ['salaireNet', 'chequesRepas'],
  },
  (c) => c.salaireNet + c.chequesRepas
)
