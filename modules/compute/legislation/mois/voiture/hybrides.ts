import type { PlainDate } from '../../../engine/dates.ts'

/**
 * A plug-in hybrid ordered from this day on counts by its own emission only where its battery is large enough and its
 * emission low enough (CIR 92, art. 36, § 2, al. 10). The day of the order or of the leasing contract decides.
 */
export const COMMANDES_HYBRIDES: PlainDate = '2018-01-01'
