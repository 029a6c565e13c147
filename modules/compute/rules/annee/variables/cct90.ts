import { rule } from '../../rule.ts'

/**
 * What is left of the bonus of CCT 90 for the worker.
 */
export const cct90 = rule(
  'cct90',
  {
    formula: 'cct90Brut + cct90OnssPersonnel + cct90Precompte',
    inputs: ['cct90Brut', 'cct90OnssPersonnel', 'cct90Precompte'],
    onlyFor: 'cct90Brut',
  },
  (c) => c.cct90Brut + c.cct90OnssPersonnel + c.cct90Precompte
)
