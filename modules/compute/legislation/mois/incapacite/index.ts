import { joursGarantis } from './jours_garantis.ts'
import { premierePeriode } from './premiere_periode.ts'
import { deuxiemePeriode } from './deuxieme_periode.ts'
import { tauxOuvrier } from './taux_ouvrier.ts'
import { complementOuvrier } from './complement_ouvrier.ts'
import { tauxContratCourt } from './taux_contrat_court.ts'
import { complementContratCourt } from './complement_contrat_court.ts'
import { tauxIndemnite } from './taux_indemnite.ts'
import { joursDuMois } from './jours_du_mois.ts'
import { plafondJournalier } from './plafond_journalier.ts'
import { joursRechute } from './jours_rechute.ts'
import { tauxSolidarite } from './taux_solidarite.ts'
import { seuilSolidarite } from './seuil_solidarite.ts'
import { moisSolidarite } from './mois_solidarite.ts'
import { ageSolidarite } from './age_solidarite.ts'

/** Pay in an illness: what the employer guarantees, what the mutual pays, what larger employers contribute to it. */
export const incapacite = {
  joursGarantis,
  premierePeriode,
  deuxiemePeriode,
  tauxOuvrier,
  complementOuvrier,
  tauxContratCourt,
  complementContratCourt,
  tauxIndemnite,
  joursDuMois,
  plafondJournalier,
  joursRechute,
  tauxSolidarite,
  seuilSolidarite,
  moisSolidarite,
  ageSolidarite,
}
