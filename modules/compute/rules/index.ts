import { employerRules } from './employeur/index.ts'
import { monthRules } from './mois/index.ts'
import type { Rule } from './rule.ts'
import { yearRules } from './annee/index.ts'

/*
 * Of what few packages have, parts whose inputs are nought write their lines as nought and call no formula (ADR 111);
 * `tests/engine/reads.spec.ts` holds every line to its formula.
 */
export { computeEmployer } from './employeur/index.ts'
export { computeMonth } from './mois/index.ts'
export { computeYear } from './annee/index.ts'
export { Sheet, type SheetField } from './sheet.ts'
export type { Rule } from './rule.ts'

/** Every rule in payslip order: month, year, employer. */
export const RULES: readonly Rule[] = [...monthRules, ...yearRules, ...employerRules]
