import { cotisationTaux } from './cotisation_taux.ts'
import { cotisationTauxHaut } from './cotisation_taux_haut.ts'
import { cotisationMinimale } from './cotisation_minimale.ts'
import { plafondBas } from './plafond_bas.ts'
import { plafondHaut } from './plafond_haut.ts'
import { fraisTaux } from './frais_taux.ts'
import { fraisMaximum } from './frais_maximum.ts'
import { loyerNumerateur } from './loyer_numerateur.ts'
import { loyerDenominateur } from './loyer_denominateur.ts'
import { loyerCoefficient } from './loyer_coefficient.ts'
import { remunerationMinimale } from './remuneration_minimale.ts'
import { partAvantages } from './part_avantages.ts'
import { isocTaux } from './isoc_taux.ts'
import { isocTauxReduit } from './isoc_taux_reduit.ts'
import { isocTranche } from './isoc_tranche.ts'
import { precompteMobilier } from './precompte_mobilier.ts'
import { precompteVvprBis } from './precompte_vvpr_bis.ts'
import { reserveCotisation } from './reserve_cotisation.ts'
import { reservePrecompte } from './reserve_precompte.ts'

/** Company directors: contributions of the self-employed, rent, the conditions of the reduced corporate tax, dividends. */
export const dirigeants = {
  cotisationTaux,
  cotisationTauxHaut,
  cotisationMinimale,
  plafondBas,
  plafondHaut,
  fraisTaux,
  fraisMaximum,
  loyerNumerateur,
  loyerDenominateur,
  loyerCoefficient,
  remunerationMinimale,
  partAvantages,
  isocTaux,
  isocTauxReduit,
  isocTranche,
  precompteMobilier,
  precompteVvprBis,
  reserveCotisation,
  reservePrecompte,
}
