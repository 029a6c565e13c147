import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** The balance of the mobility budget. */
export function computeMobiliteAnnee(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const mobiliteAnneeRules: readonly Rule[] = []
