import { rule } from '../../rule.ts'

/**
 * Extras of the package that are paid net.
 */
export const extrasNet = rule(
  'extrasNet',
  { formula: 'extrasNets', inputs: ['extrasNets'] },
  (c) => c.extrasNets
)
