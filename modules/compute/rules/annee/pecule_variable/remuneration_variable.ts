import { rule } from '../../rule.ts'

/**
 * AR du 30 mars 1967, art. 39: pay whose payment is uncertain (it hangs on results, productivity, an appraisal) bears
 * holiday pay whatever its period and its day: commissions, and the yearly bonus unless its payment is certain.
 */
export const remunerationVariable = rule(
  'remunerationVariable',
  {
    formula: '12 × commissionsBrutes + bonusAnnuelBrut',
    variants: [
      {
        when: 'bonusAnnuelCertain',
        formula: '12 × commissionsBrutes',
      },
    ],
  },
  (c) => 12 * c.commissionsBrutes + (c.bonusAnnuelCertain === 1 ? 0 : c.bonusAnnuelBrut)
)
