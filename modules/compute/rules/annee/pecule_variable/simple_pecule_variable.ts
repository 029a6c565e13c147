import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * AR du 30 mars 1967, art. 39: on the days of leave the variable pay goes on as an average day of the twelve
 * months before. Read as a share of the variable pay of a year, on top of it. A manual worker gets it from
 * the fund.
 */
export const simplePeculeVariable = rule(
  'simplePeculeVariable',
  {
    formula: 'remunerationVariable × variables.tauxPeculeSimple',
    rounding: 'cent',
    onlyFor: 'remunerationVariable',
    variants: [
      { when: 'ouvrier', formula: '0: the fund pays it', also: ['ouvrier'] },
      { when: 'assujetti', equals: 0, formula: '0: no employee', also: ['assujetti'] },
    ],
  },
  (c, law) =>
    c.assujetti === 0 || c.ouvrier === 1
      ? 0
      : share(c.remunerationVariable, law.variables.tauxPeculeSimple)
)
