import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Car, fuel, bicycle and mobility budget of the year. */
export function computeMobiliteEmployeur(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const mobiliteEmployeurRules: readonly Rule[] = []
