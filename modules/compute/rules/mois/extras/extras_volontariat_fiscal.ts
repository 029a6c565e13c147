import { taken } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Annexe III AR/CIR 92: at the worker's own request the employer withholds more tax than the rules ask.
 */
export const extrasVolontariatFiscal = rule(
  'extrasVolontariatFiscal',
  { formula: '− extrasVolontariat', inputs: ['extrasVolontariat'] },
  (c) => taken(c.extrasVolontariat)
)
