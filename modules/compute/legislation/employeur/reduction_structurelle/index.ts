import { plafondBasSalaires } from './plafond_bas_salaires.ts'
import { alpha } from './alpha.ts'
import { plafondTresBasSalaires } from './plafond_tres_bas_salaires.ts'
import { gamma } from './gamma.ts'
import { prestationMinimale } from './prestation_minimale.ts'
import { prestationMoyenne } from './prestation_moyenne.ts'
import { prestationComplete } from './prestation_complete.ts'
import { beta } from './beta.ts'
import { betaPente } from './beta_pente.ts'
import { forfaitCategorie2 } from './forfait_categorie2.ts'
import { plafondBasSalairesCategorie2 } from './plafond_bas_salaires_categorie2.ts'
import { alphaCategorie2 } from './alpha_categorie2.ts'
import { plafondTresBasSalairesCategorie2 } from './plafond_tres_bas_salaires_categorie2.ts'
import { plancherHautsSalairesCategorie2 } from './plancher_hauts_salaires_categorie2.ts'
import { deltaCategorie2 } from './delta_categorie2.ts'
import { plafondBasSalairesCategorie3 } from './plafond_bas_salaires_categorie3.ts'
import { forfaitCategorie3bis } from './forfait_categorie3bis.ts'
import { plafondBasSalairesCategorie3bis } from './plafond_bas_salaires_categorie3bis.ts'
import { alphaCategorie3bis } from './alpha_categorie3bis.ts'
import { gammaAutresCategories } from './gamma_autres_categories.ts'
import { majorationTiers } from './majoration_tiers.ts'

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
  forfaitCategorie2,
  plafondBasSalairesCategorie2,
  alphaCategorie2,
  plafondTresBasSalairesCategorie2,
  plancherHautsSalairesCategorie2,
  deltaCategorie2,
  plafondBasSalairesCategorie3,
  forfaitCategorie3bis,
  plafondBasSalairesCategorie3bis,
  alphaCategorie3bis,
  gammaAutresCategories,
  majorationTiers,
}
