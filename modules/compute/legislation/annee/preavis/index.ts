import { paliersMois } from './paliers_mois.ts'
import { semaines } from './semaines.ts'
import { semaineParAnnee } from './semaine_par_annee.ts'
import { semainesSixMois } from './semaines_six_mois.ts'
import { semainesMaximum } from './semaines_maximum.ts'
import { moisParAnnee } from './mois_par_annee.ts'
import { moisMinimum } from './mois_minimum.ts'
import { moisParPeriode } from './mois_par_periode.ts'
import { anneesParPeriode } from './annees_par_periode.ts'
import { paliersOuvrier } from './paliers_ouvrier.ts'
import { joursOuvrier } from './jours_ouvrier.ts'
import { joursOuvrier2012 } from './jours_ouvrier_2012.ts'
import { reclassementSemaines } from './reclassement_semaines.ts'
import { reclassementDeduction } from './reclassement_deduction.ts'
import { reclassementMinimum } from './reclassement_minimum.ts'
import { reclassementMaximum } from './reclassement_maximum.ts'
import { compensationBornes } from './compensation_bornes.ts'
import { compensationTaux } from './compensation_taux.ts'
import { deditBornes } from './dedit_bornes.ts'
import { deditTaux } from './dedit_taux.ts'
import { peculeSimple } from './pecule_simple.ts'
import { peculeDouble } from './pecule_double.ts'
import { peculeComplementaire } from './pecule_complementaire.ts'

/** What a dismissal takes: weeks of notice, indemnity, outplacement, holiday pay on leaving. */
export const preavis = {
  paliersMois,
  semaines,
  semaineParAnnee,
  semainesSixMois,
  semainesMaximum,
  moisParAnnee,
  moisMinimum,
  moisParPeriode,
  anneesParPeriode,
  paliersOuvrier,
  joursOuvrier,
  joursOuvrier2012,
  reclassementSemaines,
  reclassementDeduction,
  reclassementMinimum,
  reclassementMaximum,
  compensationBornes,
  compensationTaux,
  deditBornes,
  deditTaux,
  peculeSimple,
  peculeDouble,
  peculeComplementaire,
}
