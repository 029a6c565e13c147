import { rule } from '../../rule.ts'

/**
 * What is left of the holiday pay on commissions for the worker, simple and double.
 */
export const peculeCommissions = rule(
  'peculeCommissions',
  {
    formula:
      'simplePeculeCommissions + doublePeculeCommissions + peculeCommissionsOnssPersonnel + peculeCommissionsPrecompte',
    inputs: [
      'simplePeculeCommissions',
      'doublePeculeCommissions',
      'peculeCommissionsOnssPersonnel',
      'peculeCommissionsPrecompte',
    ],
    onlyFor: 'commissionsBrutes',
  },
  (c) =>
    c.simplePeculeCommissions +
    c.doublePeculeCommissions +
    c.peculeCommissionsOnssPersonnel +
    c.peculeCommissionsPrecompte
)
