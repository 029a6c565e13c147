import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Commissions of the month. */
export function computeCommissionsMois(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const commissionsMoisRules: readonly Rule[] = []
