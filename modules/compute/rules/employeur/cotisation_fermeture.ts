import { fermeture } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 26 juin 2002, art. 58: closure fund, base contribution, higher from twenty workers on.
 */
export const cotisationFermeture = rule(
  'cotisationFermeture',
  {
    formula:
      'baseCotisations × (cotisations.fermeturePetite or cotisations.fermetureGrande from cotisations.seuilFermeture workers)',
    also: ['effectif'],
    rounding: 'cent',
  },
  (c, law) => fermeture(c.baseCotisations, c, law)
)
