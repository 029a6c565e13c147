import { tauxPersonnel } from './taux_personnel.ts'
import { majorationOuvrier } from './majoration_ouvrier.ts'

export const onss = {
  tauxPersonnel,
  majorationOuvrier,
}
