import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * AR du 30 mars 1967, art. 39: on the days of leave the variable pay goes on as an average day of the twelve
 * months before. Read as a share of the commissions of a year, on top of them. A manual worker gets it from
 * the fund.
 */
export const simplePeculeCommissions = rule(
  'simplePeculeCommissions',
  {
    formula: '12 × commissionsBrutes × variables.tauxPeculeSimple',
    inputs: ['commissionsBrutes'],
    parameters: ['variables.tauxPeculeSimple'],
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
      : share(12 * c.commissionsBrutes, law.variables.tauxPeculeSimple)
)
