import { sursalaireSemaine } from './sursalaire_semaine.ts'
import { sursalaireDimanche } from './sursalaire_dimanche.ts'
import { sursalaireConstruction } from './sursalaire_construction.ts'
import { reductionSursalaire } from './reduction_sursalaire.ts'
import { reductionConstruction } from './reduction_construction.ts'
import { dispenseSursalaire } from './dispense_sursalaire.ts'
import { dispenseConstruction } from './dispense_construction.ts'
import { plafondHeures } from './plafond_heures.ts'
import { plafondImmobilier } from './plafond_immobilier.ts'
import { plafondHoreca } from './plafond_horeca.ts'
import { limiteInterne } from './limite_interne.ts'
import { heuresNettes } from './heures_nettes.ts'
import { heuresNettesHoreca } from './heures_nettes_horeca.ts'
import { dispenseNuitEquipe } from './dispense_nuit_equipe.ts'
import { dispenseContinu } from './dispense_continu.ts'
import { partMinimale } from './part_minimale.ts'
import { primeNuitMinimale } from './prime_nuit_minimale.ts'
import { primeEquipeMinimale } from './prime_equipe_minimale.ts'
import { indemniteNuit } from './indemnite_nuit.ts'
import { indemniteNuitAines } from './indemnite_nuit_aines.ts'

/** Hours beside those that are agreed: overtime, nights, shifts, Sundays. */
export const heures = {
  sursalaireSemaine,
  sursalaireDimanche,
  sursalaireConstruction,
  reductionSursalaire,
  reductionConstruction,
  dispenseSursalaire,
  dispenseConstruction,
  plafondHeures,
  plafondImmobilier,
  plafondHoreca,
  limiteInterne,
  heuresNettes,
  heuresNettesHoreca,
  dispenseNuitEquipe,
  dispenseContinu,
  partMinimale,
  primeNuitMinimale,
  primeEquipeMinimale,
  indemniteNuit,
  indemniteNuitAines,
}
