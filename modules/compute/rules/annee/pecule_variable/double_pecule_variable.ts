import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * AR du 30 mars 1967, art. 38 and 39: double holiday pay is due on variable pay too, on an average month of the
 * twelve before.
 */
export const doublePeculeVariable = rule(
  'doublePeculeVariable',
  {
    formula: 'remunerationVariable × variables.tauxPeculeDouble',
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
      : share(c.remunerationVariable, law.variables.tauxPeculeDouble)
)
