import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'

/** Variable pay of the year and its contributions. */
export function computeVariablesEmployeur(_c: Sheet, _law: Law): void {}

/** The same rules as a list, for explanations. */
export const variablesEmployeurRules: readonly Rule[] = []
