import { rule } from '../../rule.ts'

/**
 * What is left of the holiday pay on variable pay for the worker, simple and double.
 */
export const peculeVariable = rule(
  'peculeVariable',
  {
    formula:
      'simplePeculeVariable + doublePeculeVariable + peculeVariableOnssPersonnel + peculeVariablePrecompte',
    inputs: [
      'simplePeculeVariable',
      'doublePeculeVariable',
      'peculeVariableOnssPersonnel',
      'peculeVariablePrecompte',
    ],
    onlyFor: 'remunerationVariable',
  },
  (c) =>
    c.simplePeculeVariable +
    c.doublePeculeVariable +
    c.peculeVariableOnssPersonnel +
    c.peculeVariablePrecompte
)
