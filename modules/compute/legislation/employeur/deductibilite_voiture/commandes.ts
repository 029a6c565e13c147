import type { PlainDate } from '../../../engine/dates.ts'

/* The day of the order or of the leasing contract decides (loi du 25 novembre 2021; Securex, 14/01/2026). */

/** Of cars that emit, ordered from this day on, less is deducted from year to year. */
export const COMMANDES_PLAFONNEES: PlainDate = '2023-07-01'
/** Of cars that emit, ordered from this day on, nothing is deducted. */
export const COMMANDES_SANS_DEDUCTION: PlainDate = '2026-01-01'
/** The fuel of plug-in hybrids ordered from this day on is deducted by half at most. */
export const COMMANDES_CARBURANT: PlainDate = '2023-01-01'
/** The last year in which no car has a ceiling: the first of `plafonds`. */
export const SANS_PLAFOND = 2024
/** The last year of order of which an electric car is deducted whole: the first of `zeroEmission`. */
export const ENTIERE_JUSQUE = 2026
/** The first year of `minimumCo2Final`. */
export const MINIMUM_FINAL = 2028
