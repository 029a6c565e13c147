import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** The taxable benefit of the company car. */
export function computeVoitureMois(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const voitureMoisRules: readonly Rule[] = []
