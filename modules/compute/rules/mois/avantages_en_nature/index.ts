import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { atnsBruts } from './atns_bruts.ts'

/** Benefits in kind that bear contributions. */
export function computeAvantagesEnNatureMois(c: Sheet, law: Law): void {
  c.atnsBruts = atnsBruts(c, law)
}

/** The same rules as a list, for explanations. */
export const avantagesEnNatureMoisRules: readonly Rule[] = [atnsBruts]
