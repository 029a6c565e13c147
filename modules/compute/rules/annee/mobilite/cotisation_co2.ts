import { sum } from '../../sum.ts'

/**
 * The CO2 contribution is due for every month begun.
 */
export const cotisationCo2 = sum('cotisationCo2', (c) => 12 * c.cotisationCo2Mois)
