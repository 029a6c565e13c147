import { share } from '../../engine/money.ts'
import { assiette, payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'

const autres =
  'primeFinAnneeEmployeur + primeSectorielleBrute + simplePeculeVariable + bonusAnnuelBrut + cct90Excedent'

/**
 * Loi du 10 avril 1971: the premium of the accident insurance, at the rate of the company's policy, on
 * the pay that bears contributions (the pay ceiling of the law is not applied: premiums are quoted on
 * declared pay), at 108 % for a manual worker. A self-employed person has none from this employer; a student
 * and a trainee are insured.
 */
export const assuranceLoi = rule(
  'assuranceLoi',
  {
    formula: `(12 × sousTotalBrut + ${autres}) × assuranceLoiTaux`,
    rounding: 'cent',
    total: true,
    variants: [
      {
        when: 'ouvrier',
        formula: `(12 × sousTotalBrut but for vacancesOuvriers.semaines of 4 × 13 weeks + ${autres}) × onss.majorationOuvrier × assuranceLoiTaux`,
        rounding: 'each_step',
      },
      { when: 'independant', formula: '0: self-employed', also: ['independant'] },
    ],
  },
  (c, law) => {
    if (c.independant === 1) return 0
    const annuel =
      payeParEmployeur(12 * c.sousTotalBrut, c, law) +
      c.primeFinAnneeEmployeur +
      c.primeSectorielleBrute +
      c.simplePeculeVariable +
      c.bonusAnnuelBrut +
      c.cct90Excedent
    return share(c.ouvrier === 1 ? assiette(annuel, c, law) : annuel, c.assuranceLoiTaux)
  }
)
