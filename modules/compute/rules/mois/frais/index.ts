import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { fpes } from './fpes.ts'

/** Expenses of the employer paid to the worker. */
export function computeFraisMois(c: Sheet, law: Law): void {
  c.fpes = fpes(c, law)
}

/** The same rules as a list, for explanations. */
export const fraisMoisRules: readonly Rule[] = [fpes]
