import { repasPartEmployeurMaximum } from './repas_part_employeur_maximum.ts'
import { repasPartTravailleurMinimum } from './repas_part_travailleur_minimum.ts'
import { repasDeduction } from './repas_deduction.ts'
import { repasDeductionMaximum } from './repas_deduction_maximum.ts'
import { repasHausseHorsNorme } from './repas_hausse_hors_norme.ts'
import { ecoMaximum } from './eco_maximum.ts'
import { ecoCp200Fractions } from './eco_cp200_fractions.ts'
import { ecoCp200Montants } from './eco_cp200_montants.ts'
import { sportCultureMaximum } from './sport_culture_maximum.ts'
import { cadeauMaximum } from './cadeau_maximum.ts'
import { cadeauParEnfant } from './cadeau_par_enfant.ts'

export const cheques = {
  repasPartEmployeurMaximum,
  repasPartTravailleurMinimum,
  repasDeduction,
  repasDeductionMaximum,
  repasHausseHorsNorme,
  ecoMaximum,
  ecoCp200Fractions,
  ecoCp200Montants,
  sportCultureMaximum,
  cadeauMaximum,
  cadeauParEnfant,
}
