import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Variable pay of the year, net. */
export function computeVariablesAnnee(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const variablesAnneeRules: readonly Rule[] = []
