import { forfait } from './forfait.ts'
import { joursTrajet } from './jours_trajet.ts'
import { kmPrives } from './km_prives.ts'
import { maximum } from './maximum.ts'
import { taux } from './taux.ts'

export const tvaVoiture = {
  forfait,
  joursTrajet,
  kmPrives,
  maximum,
  taux,
}
