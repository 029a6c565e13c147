import { rule } from '../rule.ts'

/**
 * Fixed pay of the year, gross; the holiday pay of a manual worker comes from the fund.
 */
export const cashFixesTotal = rule(
  'cashFixesTotal',
  {
    formula:
      'salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute + peculeCaisse',
    inputs: [
      'salaireBrutAnnuel',
      'doublePeculeBrut',
      'primeFinAnneeBrute',
      'primeSectorielleBrute',
      'peculeCaisse',
    ],
    total: true,
  },
  (c) =>
    c.salaireBrutAnnuel +
    c.doublePeculeBrut +
    c.primeFinAnneeBrute +
    c.primeSectorielleBrute +
    c.peculeCaisse
)
