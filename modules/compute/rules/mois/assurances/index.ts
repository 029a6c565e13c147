import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** The share of the worker in insurances. */
export function computeAssurancesMois(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const assurancesMoisRules: readonly Rule[] = []
