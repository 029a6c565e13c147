import { tauxDouble } from './taux_double.ts'
import { tauxCotisable } from './taux_cotisable.ts'
import { tauxCotisation } from './taux_cotisation.ts'

export const peculeVacances = {
  tauxDouble,
  tauxCotisable,
  tauxCotisation,
}
