import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Devices, insurances, vouchers, leave and extras of the year. */
export function computeAvantagesEmployeur(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const avantagesEmployeurRules: readonly Rule[] = []
