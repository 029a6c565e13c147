import { sum } from '../../sum.ts'

/**
 * What the heating of the worker's home costs in the year.
 */
export const chauffageAnnuel = sum('chauffageAnnuel', (c) => 12 * c.chauffage)

/**
 * What the electricity of the worker's home costs in the year.
 */
export const electriciteAnnuelle = sum('electriciteAnnuelle', (c) => 12 * c.electricite)
