import { sum } from '../../sum.ts'

/**
 * What is left of the holiday pay on variable pay for the worker, simple and double.
 */
export const peculeVariable = sum(
  'peculeVariable',
  (c) =>
    c.simplePeculeVariable +
    c.doublePeculeVariable +
    c.peculeVariableOnssPersonnel +
    c.peculeVariablePrecompte,
  { onlyFor: 'remunerationVariable' }
)
