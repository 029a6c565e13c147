import { multipleBelow } from '../../engine/money.ts'
import { datedRule, forms } from '../rule.ts'

const variants = [
  { when: 'horsBareme', formula: '0: not taxed by the scales', also: ['horsBareme'] },
] as const

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula:
        '12 × (imposable − droitsAuteurBruts) rounded down to a multiple of precompte.pasMensuel',
      variants,
    },
    formula: (c, law) =>
      c.horsBareme === 0
        ? multipleBelow(c.imposable - c.droitsAuteurBruts, law.precompte.pasMensuel) * 12
        : 0,
  },
  {
    from: '2023-01-01',
    notes: {
      formula: '(imposable − droitsAuteurBruts) × 12',
      variants,
    },
    formula: (c) => (c.horsBareme === 0 ? (c.imposable - c.droitsAuteurBruts) * 12 : 0),
  }
)

/**
 * Annexe III AR/CIR 92: the taxable pay of the month, without copyright income (taxed by itself), is
 * multiplied by twelve. Until the end of 2022 it was rounded down first, as the tables went in steps (read
 * as going on above the last row). Who is not taxed by the scales has none.
 */
export const revenuAnnuelImposable = datedRule('revenuAnnuelImposable', formes, (c, law) =>
  law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
)
