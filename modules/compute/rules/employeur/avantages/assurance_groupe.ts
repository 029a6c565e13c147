import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * The employer's premium of the group insurance: an amount a year, a share of twelve fixed months, or a
 * share of the year's gross pay with double holiday pay and premiums.
 */
export const assuranceGroupe = rule(
  'assuranceGroupe',
  {
    formula:
      'valeurAssuranceGroupe + 12 × salaireBrut × partBaseAssuranceGroupe + (salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute) × partTotaleAssuranceGroupe',
    rounding: 'cent',
    total: true,
    when: 'partTotaleAssuranceGroupe',
  },
  (c) =>
    c.valeurAssuranceGroupe +
    share(12 * c.salaireBrut, c.partBaseAssuranceGroupe) +
    share(
      c.salaireBrutAnnuel + c.doublePeculeBrut + c.primeFinAnneeBrute + c.primeSectorielleBrute,
      c.partTotaleAssuranceGroupe
    )
)
