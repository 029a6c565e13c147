import { rule } from '../rule.ts'

/**
 * Benefits of the year with their levies.
 */
export const avantagesTotal = rule(
  'avantagesTotal',
  { formula: '0', inputs: [], total: true },
  () => 0
)
