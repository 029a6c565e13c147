import { multipleBelow } from '../../engine/money.ts'
import { datedRule, forms } from '../rule.ts'

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula: '12 × imposable rounded down to a multiple of precompte.pasMensuel',
      inputs: ['imposable'],
      parameters: ['precompte.pasMensuel'],
    },
    formula: (c, law) => multipleBelow(c.imposable, law.precompte.pasMensuel) * 12,
  },
  {
    from: '2023-01-01',
    notes: { formula: 'imposable × 12', inputs: ['imposable'] },
    formula: (c) => c.imposable * 12,
  }
)

/**
 * Annexe III AR/CIR 92: the taxable pay of the month is multiplied by twelve. Until the end of 2022 it
 * was rounded down first, as the tables went in steps (read as going on above the last row).
 */
export const revenuAnnuelImposable = datedRule('revenuAnnuelImposable', formes, (c, law) =>
  law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
)
