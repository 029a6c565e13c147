import { rule } from '../rule.ts'

/**
 * Fixed pay of the year, gross.
 */
export const cashFixesTotal = rule(
  'cashFixesTotal',
  {
    formula: 'salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute',
    inputs: [
      'salaireBrutAnnuel',
      'doublePeculeBrut',
      'primeFinAnneeBrute',
      'primeSectorielleBrute',
    ],
    total: true,
  },
  (c) => c.salaireBrutAnnuel + c.doublePeculeBrut + c.primeFinAnneeBrute + c.primeSectorielleBrute
)
