import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { commissionsBrutes } from './commissions_brutes.ts'

/** Commissions of the month. */
export function computeCommissionsMois(c: Sheet, law: Law): void {
  c.commissionsBrutes = commissionsBrutes(c, law)
}

/** The same rules as a list, for explanations. */
export const commissionsMoisRules: readonly Rule[] = [commissionsBrutes]
