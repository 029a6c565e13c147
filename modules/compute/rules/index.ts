import { employerRules } from './employeur/index.ts'
import { monthRules } from './mois/index.ts'
import type { Rule } from './rule.ts'
import { yearRules } from './annee/index.ts'

export { computeEmployer } from './employeur/index.ts'
export { computeMonth } from './mois/index.ts'
export { computeYear } from './annee/index.ts'
export { Sheet, type SheetField } from './sheet.ts'
export type { Rule } from './rule.ts'

/** Every rule in payslip order: month, year, employer. */
export const RULES: readonly Rule[] = [...monthRules, ...yearRules, ...employerRules]
