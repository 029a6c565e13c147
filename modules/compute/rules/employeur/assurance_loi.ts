import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 10 avril 1971: the premium of the accident insurance, at the rate of the company's policy, on
 * the pay that bears contributions (the pay ceiling of the law is not applied: premiums are quoted on
 * declared pay).
 */
export const assuranceLoi = rule(
  'assuranceLoi',
  {
    formula: '(salaireBrutAnnuel + primeFinAnneeBrute + primeSectorielleBrute) × assuranceLoiTaux',
    inputs: [
      'salaireBrutAnnuel',
      'primeFinAnneeBrute',
      'primeSectorielleBrute',
      'assuranceLoiTaux',
    ],
    rounding: 'cent',
    total: true,
  },
  (c) =>
    share(c.salaireBrutAnnuel + c.primeFinAnneeBrute + c.primeSectorielleBrute, c.assuranceLoiTaux)
)
