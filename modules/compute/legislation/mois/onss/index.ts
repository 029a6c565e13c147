import { tauxPersonnel } from './taux_personnel.ts'

export const onss = {
  tauxPersonnel,
}
