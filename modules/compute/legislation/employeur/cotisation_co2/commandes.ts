import type { PlainDate } from '../../../engine/dates.ts'

/**
 * Cars ordered from this day on pay the CO2 contribution several times (loi du 25 novembre 2021; Securex,
 * updated 01/04/2024). The day of the order or of the leasing contract decides.
 */
export const COMMANDES_MULTIPLIEES: PlainDate = '2023-07-01'
