import { sum } from '../../sum.ts'

/**
 * What is left of the bonus of CCT 90 for the worker.
 */
export const cct90 = sum('cct90', (c) => c.cct90Brut + c.cct90OnssPersonnel + c.cct90Precompte, {
  onlyFor: 'cct90Brut',
})
