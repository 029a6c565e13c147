import { taken } from '../../../engine/money.ts'
import { sum } from '../../sum.ts'

/**
 * Annexe III AR/CIR 92: at the worker's own request the employer withholds more tax than the rules ask.
 */
export const extrasVolontariatFiscal = sum('extrasVolontariatFiscal', (c) =>
  taken(c.extrasVolontariat)
)
