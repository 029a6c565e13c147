import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { contributionChequeRepas } from './contribution_cheque_repas.ts'
import { chequesRepas } from './cheques_repas.ts'

/** Meal vouchers of the month. */
export function computeChequesMois(c: Sheet, law: Law): void {
  c.contributionChequeRepas = contributionChequeRepas(c, law)
  c.chequesRepas = chequesRepas(c, law)
}

/** The same rules as a list, for explanations. */
export const chequesMoisRules: readonly Rule[] = [contributionChequeRepas, chequesRepas]
