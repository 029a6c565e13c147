import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Copyright income and the tax withheld from it. */
export function computeDroitsAuteurMois(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const droitsAuteurMoisRules: readonly Rule[] = []
