import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { chequesRepasAnnuel } from './cheques_repas_annuel.ts'
import { ecoCheques } from './eco_cheques.ts'
import { chequeSportCulture } from './cheque_sport_culture.ts'
import { chequeCadeau } from './cheque_cadeau.ts'

/** Vouchers of the year. */
export function computeChequesAnnee(c: Sheet, law: Law): void {
  c.chequesRepasAnnuel = chequesRepasAnnuel(c, law)
  c.ecoCheques = ecoCheques(c, law)
  c.chequeSportCulture = chequeSportCulture(c, law)
  c.chequeCadeau = chequeCadeau(c, law)
}

/** The same rules as a list, for explanations. */
export const chequesAnneeRules: readonly Rule[] = [
  chequesRepasAnnuel,
  ecoCheques,
  chequeSportCulture,
  chequeCadeau,
]
