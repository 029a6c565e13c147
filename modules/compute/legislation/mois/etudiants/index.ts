import { tauxPersonnel } from './taux_personnel.ts'
import { tauxPatronal } from './taux_patronal.ts'

export const etudiants = {
  tauxPersonnel,
  tauxPatronal,
}
