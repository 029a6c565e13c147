import { taken } from '../../../engine/money.ts'
import { sum } from '../../sum.ts'

/**
 * Extras that are benefits are taxed with the pay but not paid in money: they are taken back from the net.
 */
export const retraitExtras = sum('retraitExtras', (c) => taken(c.extrasAvantages))
