import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Vouchers of the year. */
export function computeChequesAnnee(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const chequesAnneeRules: readonly Rule[] = []
