import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { commissionsAnnuelles } from './commissions_annuelles.ts'
import { peculeVariableOnss } from './pecule_variable_onss.ts'
import { bonusAnnuelOnss } from './bonus_annuel_onss.ts'
import { cct90Onss } from './cct90_onss.ts'
import { epargnePensionOnss } from './epargne_pension_onss.ts'
import { droitsAuteurAnnuels } from './droits_auteur_annuels.ts'
import { primeBeneficiaireImpotSocietes } from './prime_beneficiaire_impot_societes.ts'

/** What variable pay costs the employer in a year beside the gross amounts. */
export function computeVariablesEmployeur(c: Sheet, law: Law): void {
  c.commissionsAnnuelles = commissionsAnnuelles(c, law)
  c.peculeVariableOnss = peculeVariableOnss(c, law)
  c.bonusAnnuelOnss = bonusAnnuelOnss(c, law)
  computeAutresVariables(c, law)
}

/** CCT 90, savings, copyright and the premium of a share in the profit. */
function computeAutresVariables(c: Sheet, law: Law): void {
  if (
    c.cct90Brut === 0 &&
    c.epargnePensionBrute === 0 &&
    c.droitsAuteurBruts === 0 &&
    c.primeBeneficiaireBrute === 0
  ) {
    c.cct90Onss = 0
    c.epargnePensionOnss = 0
    c.droitsAuteurAnnuels = 0
    c.primeBeneficiaireImpotSocietes = 0
    return
  }
  c.cct90Onss = cct90Onss(c, law)
  c.epargnePensionOnss = epargnePensionOnss(c, law)
  c.droitsAuteurAnnuels = droitsAuteurAnnuels(c, law)
  c.primeBeneficiaireImpotSocietes = primeBeneficiaireImpotSocietes(c, law)
}

/** The same rules as a list, for explanations. */
export const variablesEmployeurRules: readonly Rule[] = [
  commissionsAnnuelles,
  peculeVariableOnss,
  bonusAnnuelOnss,
  cct90Onss,
  epargnePensionOnss,
  droitsAuteurAnnuels,
  primeBeneficiaireImpotSocietes,
]
