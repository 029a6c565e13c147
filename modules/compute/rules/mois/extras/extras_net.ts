import { sum } from '../../sum.ts'

/**
 * Extras of the package that are paid net.
 */
export const extrasNet = sum('extrasNet', (c) => c.extrasNets)
