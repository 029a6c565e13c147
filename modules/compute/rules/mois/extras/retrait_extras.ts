import { taken } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Extras that are benefits are taxed with the pay but not paid in money: they are taken back from the net.
 */
export const retraitExtras = rule(
  'retraitExtras',
  { formula: '− extrasAvantages', inputs: ['extrasAvantages'] },
  (c) => taken(c.extrasAvantages)
)
