import { partVoiture } from './part_voiture.ts'
import { partCarburant } from './part_carburant.ts'
import { impotSocietes } from './impot_societes.ts'

export const depensesNonAdmises = {
  partVoiture,
  partCarburant,
  impotSocietes,
}
