import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Extra allowances and the extras of the package. */
export function computeExtrasMois(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const extrasMoisRules: readonly Rule[] = []
