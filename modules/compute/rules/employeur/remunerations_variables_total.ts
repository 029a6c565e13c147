import { rule } from '../rule.ts'

/**
 * Variable pay of the year with its contributions.
 */
export const remunerationsVariablesTotal = rule(
  'remunerationsVariablesTotal',
  { formula: '0', inputs: [], total: true },
  () => 0
)
