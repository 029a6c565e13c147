import { rule } from '../../rule.ts'

/**
 * Energy of the car of the first pillar in the year, where it is not inside the car's cost.
 */
export const energieHorsTcoAnnuelle = rule(
  'energieHorsTcoAnnuelle',
  { formula: '12 × energieHorsTco', inputs: ['energieHorsTco'] },
  (c) => 12 * c.energieHorsTco
)
