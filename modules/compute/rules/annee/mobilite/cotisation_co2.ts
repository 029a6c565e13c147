import { rule } from '../../rule.ts'

/**
 * The CO2 contribution is due for every month begun.
 */
export const cotisationCo2 = rule(
  'cotisationCo2',
  { formula: '12 × cotisationCo2Mois', inputs: ['cotisationCo2Mois'] },
  (c) => 12 * c.cotisationCo2Mois
)
