import { taxeGroupe } from './taxe_groupe.ts'
import { cotisationGroupe } from './cotisation_groupe.ts'
import { taxeHospitalisation } from './taxe_hospitalisation.ts'
import { cotisationHospitalisation } from './cotisation_hospitalisation.ts'

export const assurances = {
  taxeGroupe,
  cotisationGroupe,
  taxeHospitalisation,
  cotisationHospitalisation,
}
