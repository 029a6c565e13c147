import { sum } from '../sum.ts'

/**
 * What the employer spends in a year.
 */
export const coutEmployeurAnnuel = sum(
  'coutEmployeurAnnuel',
  (c) =>
    c.remunerationsFixesTotal + c.fraisTotal + c.remunerationsVariablesTotal + c.avantagesTotal,
  { total: true }
)
