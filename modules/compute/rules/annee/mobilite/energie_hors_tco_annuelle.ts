import { sum } from '../../sum.ts'

/**
 * Energy of the car of the first pillar in the year, where it is not inside the car's cost.
 */
export const energieHorsTcoAnnuelle = sum('energieHorsTcoAnnuelle', (c) => 12 * c.energieHorsTco)
