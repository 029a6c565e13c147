import { sum } from '../sum.ts'

/**
 * Net pay and the meal vouchers of the month.
 */
export const remunerationMensuelle = sum(
  'remunerationMensuelle',
  (c) => c.salaireNet + c.chequesRepas
)
