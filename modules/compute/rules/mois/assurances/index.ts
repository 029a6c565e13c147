import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { contributionsAssurances } from './contributions_assurances.ts'

/** The share of the worker in insurances. */
export function computeAssurancesMois(c: Sheet, law: Law): void {
  c.contributionsAssurances = contributionsAssurances(c, law)
}

/** The same rules as a list, for explanations. */
export const assurancesMoisRules: readonly Rule[] = [contributionsAssurances]
