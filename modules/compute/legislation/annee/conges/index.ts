import { joursParSemaine } from './jours_par_semaine.ts'

export const conges = {
  joursParSemaine,
}
