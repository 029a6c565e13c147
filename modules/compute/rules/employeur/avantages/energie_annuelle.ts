import { rule } from '../../rule.ts'

/**
 * What the heating of the worker's home costs in the year.
 */
export const chauffageAnnuel = rule(
  'chauffageAnnuel',
  { formula: '12 × chauffage', inputs: ['chauffage'] },
  (c) => 12 * c.chauffage
)

/**
 * What the electricity of the worker's home costs in the year.
 */
export const electriciteAnnuelle = rule(
  'electriciteAnnuelle',
  { formula: '12 × electricite', inputs: ['electricite'] },
  (c) => 12 * c.electricite
)
