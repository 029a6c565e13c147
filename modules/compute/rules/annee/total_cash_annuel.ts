import { rule } from '../rule.ts'

/**
 * The year in gross pay, as the reward statement shows it.
 */
export const totalCashAnnuel = rule(
  'totalCashAnnuel',
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
