import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Expenses of the employer paid to the worker. */
export function computeFraisMois(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const fraisMoisRules: readonly Rule[] = []
