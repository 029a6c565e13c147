import { dixTravailleurs } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * ONSS instructions, DmfA code 855: 1,60 % with wage moderation for employers of ten workers or more.
 */
export const cotisationDixTravailleurs = rule(
  'cotisationDixTravailleurs',
  {
    formula:
      'baseCotisations × cotisations.dixTravailleurs when effectif ≥ cotisations.seuilDixTravailleurs',
    rounding: 'cent',
  },
  (c, law) => dixTravailleurs(c.baseCotisations, c, law)
)
