import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Benefits in kind that bear contributions. */
export function computeAvantagesEnNatureMois(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const avantagesEnNatureMoisRules: readonly Rule[] = []
