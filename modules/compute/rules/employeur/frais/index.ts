import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Expenses of the year. */
export function computeFraisEmployeur(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const fraisEmployeurRules: readonly Rule[] = []
