import { above, share, type Cents, type Ppm } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/**
 * The employer's premium of the group insurance: an amount a year, a share of twelve fixed months, or a
 * share of the year's gross pay with double holiday pay and premiums. A share may go by steps: one up to a
 * limit of pay, another above it.
 */
export const assuranceGroupe = rule(
  'assuranceGroupe',
  {
    formula:
      'valeurAssuranceGroupe + 12 × salaireBrut × partBaseAssuranceGroupe + (salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute) × partTotaleAssuranceGroupe',
    rounding: 'cent',
    total: true,
    when: 'partTotaleAssuranceGroupe',
    variants: [
      {
        when: 'palierBaseAssuranceGroupe',
        formula:
          'min(12 × salaireBrut, palierBaseAssuranceGroupe) × partBaseAssuranceGroupe + max(0, 12 × salaireBrut − palierBaseAssuranceGroupe) × partAuDelaAssuranceGroupe',
        rounding: 'each_step',
      },
      {
        when: 'palierTotalAssuranceGroupe',
        formula:
          'min(pay, palierTotalAssuranceGroupe) × partTotaleAssuranceGroupe + max(0, pay − palierTotalAssuranceGroupe) × partAuDelaAssuranceGroupe, where pay = salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute',
        rounding: 'each_step',
      },
    ],
  },
  (c) => {
    if (c.palierBaseAssuranceGroupe > 0)
      return bySteps(12 * c.salaireBrut, c.palierBaseAssuranceGroupe, c.partBaseAssuranceGroupe, c)
    const total =
      c.salaireBrutAnnuel + c.doublePeculeBrut + c.primeFinAnneeBrute + c.primeSectorielleBrute
    if (c.palierTotalAssuranceGroupe > 0)
      return bySteps(total, c.palierTotalAssuranceGroupe, c.partTotaleAssuranceGroupe, c)
    return (
      c.valeurAssuranceGroupe +
      share(12 * c.salaireBrut, c.partBaseAssuranceGroupe) +
      share(total, c.partTotaleAssuranceGroupe)
    )
  }
)

function bySteps(pay: Cents, limit: Cents, part: Ppm, c: Sheet): Cents {
  return share(Math.min(pay, limit), part) + share(above(pay, limit), c.partAuDelaAssuranceGroupe)
}
