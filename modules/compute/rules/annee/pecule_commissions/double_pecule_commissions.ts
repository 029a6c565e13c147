import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * AR du 30 mars 1967, art. 38 and 39: double holiday pay is due on variable pay too, on an average month of the
 * twelve before.
 */
export const doublePeculeCommissions = rule(
  'doublePeculeCommissions',
  {
    formula: '12 × commissionsBrutes × variables.tauxPeculeDouble',
    inputs: ['commissionsBrutes'],
    parameters: ['variables.tauxPeculeDouble'],
    rounding: 'cent',
    onlyFor: 'commissionsBrutes',
    variants: [
      { when: 'ouvrier', formula: '0: the fund pays it', inputs: ['ouvrier'] },
      { when: 'assujetti', equals: 0, formula: '0: no employee', inputs: ['assujetti'] },
    ],
  },
  (c, law) =>
    c.assujetti === 0 || c.ouvrier === 1
      ? 0
      : share(12 * c.commissionsBrutes, law.variables.tauxPeculeDouble)
)
