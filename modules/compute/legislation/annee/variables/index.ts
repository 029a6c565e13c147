import { tauxPeculeSimple } from './taux_pecule_simple.ts'
import { tauxPeculeDouble } from './taux_pecule_double.ts'
import { trimestre } from './trimestre.ts'
import { warrantsPart } from './warrants_part.ts'
import { warrantsFrais } from './warrants_frais.ts'
import { beneficiaireSolidarite } from './beneficiaire_solidarite.ts'
import { beneficiaireImpot } from './beneficiaire_impot.ts'
import { cct90PlafondSocial } from './cct90_plafond_social.ts'
import { cct90PlafondFiscal } from './cct90_plafond_fiscal.ts'
import { cct90TauxPatronal } from './cct90_taux_patronal.ts'
import { cct90TauxPersonnel } from './cct90_taux_personnel.ts'
import { optionsTaux } from './options_taux.ts'
import { optionsAnnees } from './options_annees.ts'
import { optionsParAnnee } from './options_par_annee.ts'
import { optionsReduction } from './options_reduction.ts'
import { epargnePensionTaux } from './epargne_pension_taux.ts'

export const variables = {
  tauxPeculeSimple,
  tauxPeculeDouble,
  trimestre,
  warrantsPart,
  warrantsFrais,
  beneficiaireSolidarite,
  beneficiaireImpot,
  cct90PlafondSocial,
  cct90PlafondFiscal,
  cct90TauxPatronal,
  cct90TauxPersonnel,
  optionsTaux,
  optionsAnnees,
  optionsParAnnee,
  optionsReduction,
  epargnePensionTaux,
}
