import { limite } from './limite.ts'
import { carriereComplete } from './carriere_complete.ts'
import { anneesHors } from './annees_hors.ts'
import { tauxLegal } from './taux_legal.ts'
import { tauxLegalAncien } from './taux_legal_ancien.ts'
import { agesCoefficients } from './ages_coefficients.ts'
import { coefficientsIndexee } from './coefficients_indexee.ts'
import { coefficientsReversible } from './coefficients_reversible.ts'
import { coefficientsIndexeeReversible } from './coefficients_indexee_reversible.ts'
import { wijninckxTaux } from './wijninckx_taux.ts'
import { wijninckxObjectif } from './wijninckx_objectif.ts'
import { wijninckxCarriere } from './wijninckx_carriere.ts'

/** Pensions of the second pillar: the rule of 80 %, and the special contribution on high ones. */
export const pensions = {
  limite,
  carriereComplete,
  anneesHors,
  tauxLegal,
  tauxLegalAncien,
  agesCoefficients,
  coefficientsIndexee,
  coefficientsReversible,
  coefficientsIndexeeReversible,
  wijninckxTaux,
  wijninckxObjectif,
  wijninckxCarriere,
}
