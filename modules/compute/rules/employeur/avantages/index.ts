import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import {
  telephoneAnnuel,
  telephonePlanAnnuel,
  laptopAnnuel,
  internetFourniAnnuel,
} from './appareils_annuels.ts'
import { chauffageAnnuel, electriciteAnnuelle } from './energie_annuelle.ts'
import { chequesRepasEmployeur } from './cheques_repas_employeur.ts'
import {
  depenseNonAdmiseChequesRepas,
  impotDepenseNonAdmiseChequesRepas,
} from './depense_non_admise_cheques_repas.ts'
import { assuranceGroupe } from './assurance_groupe.ts'
import { taxeAssuranceGroupe } from './taxe_assurance_groupe.ts'
import { cotisationAssuranceGroupe } from './cotisation_assurance_groupe.ts'
import { taxeAssuranceHospitalisation } from './taxe_assurance_hospitalisation.ts'
import { cotisationAssuranceHospitalisation } from './cotisation_assurance_hospitalisation.ts'
import { joursCongeCout } from './jours_conge_cout.ts'
import { allocationsExtraAnnuelles, extrasAnnuels } from './extras_annuels.ts'

/** Devices, heating and electricity, insurances, vouchers, leave and extras of the year. */
export function computeAvantagesEmployeur(c: Sheet, law: Law): void {
  c.telephoneAnnuel = telephoneAnnuel(c, law)
  c.telephonePlanAnnuel = telephonePlanAnnuel(c, law)
  c.laptopAnnuel = laptopAnnuel(c, law)
  c.internetFourniAnnuel = internetFourniAnnuel(c, law)
  c.chauffageAnnuel = chauffageAnnuel(c, law)
  c.electriciteAnnuelle = electriciteAnnuelle(c, law)
  c.chequesRepasEmployeur = chequesRepasEmployeur(c, law)
  c.depenseNonAdmiseChequesRepas = depenseNonAdmiseChequesRepas(c, law)
  c.impotDepenseNonAdmiseChequesRepas = impotDepenseNonAdmiseChequesRepas(c, law)
  computeAssuranceGroupe(c, law)
  c.taxeAssuranceHospitalisation = taxeAssuranceHospitalisation(c, law)
  c.cotisationAssuranceHospitalisation = cotisationAssuranceHospitalisation(c, law)
  c.joursCongeCout = joursCongeCout(c, law)
  c.allocationsExtraAnnuelles = allocationsExtraAnnuelles(c, law)
  c.extrasAnnuels = extrasAnnuels(c, law)
}

/** Group insurance. */
function computeAssuranceGroupe(c: Sheet, law: Law): void {
  if (
    c.valeurAssuranceGroupe === 0 &&
    c.partBaseAssuranceGroupe === 0 &&
    c.partTotaleAssuranceGroupe === 0 &&
    c.partAuDelaAssuranceGroupe === 0
  ) {
    c.assuranceGroupe = 0
    c.taxeAssuranceGroupe = 0
    c.cotisationAssuranceGroupe = 0
    return
  }
  c.assuranceGroupe = assuranceGroupe(c, law)
  c.taxeAssuranceGroupe = taxeAssuranceGroupe(c, law)
  c.cotisationAssuranceGroupe = cotisationAssuranceGroupe(c, law)
}

/** The same rules as a list, for explanations. */
export const avantagesEmployeurRules: readonly Rule[] = [
  telephoneAnnuel,
  telephonePlanAnnuel,
  laptopAnnuel,
  internetFourniAnnuel,
  chauffageAnnuel,
  electriciteAnnuelle,
  chequesRepasEmployeur,
  depenseNonAdmiseChequesRepas,
  impotDepenseNonAdmiseChequesRepas,
  assuranceGroupe,
  taxeAssuranceGroupe,
  cotisationAssuranceGroupe,
  taxeAssuranceHospitalisation,
  cotisationAssuranceHospitalisation,
  joursCongeCout,
  allocationsExtraAnnuelles,
  extrasAnnuels,
]
