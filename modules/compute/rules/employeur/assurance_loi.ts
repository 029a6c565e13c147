import { share } from '../../engine/money.ts'
import { assiette } from '../assiette.ts'
import { rule } from '../rule.ts'

const paye = '(salaireBrutAnnuel + primeFinAnneeBrute + primeSectorielleBrute)'
const inputs = [
  'salaireBrutAnnuel',
  'primeFinAnneeBrute',
  'primeSectorielleBrute',
  'assuranceLoiTaux',
] as const

/**
 * Loi du 10 avril 1971: the premium of the accident insurance, at the rate of the company's policy, on
 * the pay that bears contributions (the pay ceiling of the law is not applied: premiums are quoted on
 * declared pay), at 108 % for a manual worker. A self-employed person has none from this employer; a student
 * and a trainee are insured.
 */
export const assuranceLoi = rule(
  'assuranceLoi',
  {
    formula: `${paye} × assuranceLoiTaux`,
    inputs,
    rounding: 'cent',
    total: true,
    variants: [
      {
        when: 'ouvrier',
        formula: `${paye} × onss.majorationOuvrier × assuranceLoiTaux`,
        inputs,
        parameters: ['onss.majorationOuvrier'],
        rounding: 'each_step',
      },
      { when: 'independant', formula: '0: self-employed', inputs: ['independant'] },
    ],
  },
  (c, law) => {
    if (c.independant === 1) return 0
    const annuel = c.salaireBrutAnnuel + c.primeFinAnneeBrute + c.primeSectorielleBrute
    return share(c.ouvrier === 1 ? assiette(annuel, c, law) : annuel, c.assuranceLoiTaux)
  }
)
