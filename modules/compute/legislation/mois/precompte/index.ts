import { fraisTaux } from './frais_taux.ts'
import { fraisMaximum } from './frais_maximum.ts'
import { fraisDirigeantTaux } from './frais_dirigeant_taux.ts'
import { fraisDirigeantMaximum } from './frais_dirigeant_maximum.ts'
import { pasMensuel } from './pas_mensuel.ts'
import { tranches } from './tranches.ts'
import { tauxTranches } from './taux_tranches.ts'
import { impotTranches } from './impot_tranches.ts'
import { impotQuotiteExemptee } from './impot_quotite_exemptee.ts'
import { quotientConjugalTaux } from './quotient_conjugal_taux.ts'
import { quotientConjugalMaximum } from './quotient_conjugal_maximum.ts'
import { reductionsEnfants } from './reductions_enfants.ts'
import { reductionEnfantSupplementaire } from './reduction_enfant_supplementaire.ts'
import { reductionIsole } from './reduction_isole.ts'
import { reductionParentIsole } from './reduction_parent_isole.ts'
import { reductionHandicape } from './reduction_handicape.ts'
import { reductionConjointHandicape } from './reduction_conjoint_handicape.ts'
import { reductionAutrePersonne } from './reduction_autre_personne.ts'
import { reductionAscendant } from './reduction_ascendant.ts'
import { reductionRevenusLimites } from './reduction_revenus_limites.ts'
import { reductionPensionLimitee } from './reduction_pension_limitee.ts'
import { reductionAssuranceGroupe } from './reduction_assurance_groupe.ts'
import { bonusFiscal } from './bonus_fiscal.ts'
import { bonusFiscalVoletA } from './bonus_fiscal_volet_a.ts'
import { bonusFiscalVoletB } from './bonus_fiscal_volet_b.ts'

export const precompte = {
  fraisTaux,
  fraisMaximum,
  fraisDirigeantTaux,
  fraisDirigeantMaximum,
  pasMensuel,
  tranches,
  tauxTranches,
  impotTranches,
  impotQuotiteExemptee,
  quotientConjugalTaux,
  quotientConjugalMaximum,
  reductionsEnfants,
  reductionEnfantSupplementaire,
  reductionIsole,
  reductionParentIsole,
  reductionHandicape,
  reductionConjointHandicape,
  reductionAutrePersonne,
  reductionAscendant,
  reductionRevenusLimites,
  reductionPensionLimitee,
  reductionAssuranceGroupe,
  bonusFiscal,
  bonusFiscalVoletA,
  bonusFiscalVoletB,
}
