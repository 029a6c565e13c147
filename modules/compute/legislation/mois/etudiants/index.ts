import { tauxPersonnel } from './taux_personnel.ts'
import { tauxPatronal } from './taux_patronal.ts'
import { cct90 } from './cct90.ts'

export const etudiants = {
  tauxPersonnel,
  tauxPatronal,
  cct90,
}
