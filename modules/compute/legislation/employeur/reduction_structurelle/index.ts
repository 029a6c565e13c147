import { plafondBasSalaires } from './plafond_bas_salaires.ts'
import { alpha } from './alpha.ts'
import { plafondTresBasSalaires } from './plafond_tres_bas_salaires.ts'
import { gamma } from './gamma.ts'
import { prestationMinimale } from './prestation_minimale.ts'
import { prestationMoyenne } from './prestation_moyenne.ts'
import { prestationComplete } from './prestation_complete.ts'
import { beta } from './beta.ts'
import { betaPente } from './beta_pente.ts'

export const reductionStructurelle = {
  plafondBasSalaires,
  alpha,
  plafondTresBasSalaires,
  gamma,
  prestationMinimale,
  prestationMoyenne,
  prestationComplete,
  beta,
  betaPente,
}
