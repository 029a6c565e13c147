import { sum } from '../sum.ts'

/**
 * Fixed pay of the year, gross; the holiday pay of a manual worker comes from the fund.
 */
export const cashFixesTotal = sum(
  'cashFixesTotal',
  (c) =>
    c.salaireBrutAnnuel +
    c.doublePeculeBrut +
    c.primeFinAnneeBrute +
    c.primeSectorielleBrute +
    c.peculeCaisse,
  { total: true }
)
