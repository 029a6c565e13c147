import { fraisTaux } from './frais_taux.ts'
import { fraisMaximum } from './frais_maximum.ts'
import { tranches } from './tranches.ts'
import { tauxTranches } from './taux_tranches.ts'
import { quotite } from './quotite.ts'
import { quotiteEnfants } from './quotite_enfants.ts'
import { quotiteEnfantSuivant } from './quotite_enfant_suivant.ts'
import { quotiteMoinsDeTrois } from './quotite_moins_de_trois.ts'
import { quotiteCharge } from './quotite_charge.ts'
import { quotiteAscendant } from './quotite_ascendant.ts'
import { quotiteTranches } from './quotite_tranches.ts'
import { quotiteTaux } from './quotite_taux.ts'
import { quotientTaux } from './quotient_taux.ts'
import { quotientMaximum } from './quotient_maximum.ts'
import { facteurAutonomie } from './facteur_autonomie.ts'
import { additionnelsRegionaux } from './additionnels_regionaux.ts'
import { additionnelsBruxelles } from './additionnels_bruxelles.ts'
import { assuranceGroupe } from './assurance_groupe.ts'
import { bonusVoletA } from './bonus_volet_a.ts'
import { bonusVoletB } from './bonus_volet_b.ts'
import { bonusMaximum } from './bonus_maximum.ts'
import { creditEnfant } from './credit_enfant.ts'
import { cotisationIsoleBornes } from './cotisation_isole_bornes.ts'
import { cotisationIsoleTaux } from './cotisation_isole_taux.ts'
import { cotisationIsoleMontants } from './cotisation_isole_montants.ts'
import { cotisationMenageBornes } from './cotisation_menage_bornes.ts'
import { cotisationMenageTaux } from './cotisation_menage_taux.ts'
import { cotisationMenageMontants } from './cotisation_menage_montants.ts'
import { cotisationMaximum } from './cotisation_maximum.ts'

/** The income tax of a year, by the year of the income. */
export const impot = {
  fraisTaux,
  fraisMaximum,
  tranches,
  tauxTranches,
  quotite,
  quotiteEnfants,
  quotiteEnfantSuivant,
  quotiteMoinsDeTrois,
  quotiteCharge,
  quotiteAscendant,
  quotiteTranches,
  quotiteTaux,
  quotientTaux,
  quotientMaximum,
  facteurAutonomie,
  additionnelsRegionaux,
  additionnelsBruxelles,
  assuranceGroupe,
  bonusVoletA,
  bonusVoletB,
  bonusMaximum,
  creditEnfant,
  cotisationIsoleBornes,
  cotisationIsoleTaux,
  cotisationIsoleMontants,
  cotisationMenageBornes,
  cotisationMenageTaux,
  cotisationMenageMontants,
  cotisationMaximum,
}
