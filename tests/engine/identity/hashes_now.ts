import { identityOf, type Deciding } from '#modules/compute/engine/identity'
import { lawBook, type Legislation } from '#modules/compute/engine/law_set'
import { legislation } from '#modules/compute/legislation/index'
import { FIRST_DAY, LAST_DAY } from '#modules/compute/legislation/payslip'
import { deciding } from '#modules/compute/rules/law_sets/deciding'

/** The hash of each law set by its first day, made anew of what decides; of another legislation, or deciding otherwise. */
export function hashesNow(
  of: Legislation = legislation,
  decided: (from: string) => Deciding = deciding
): Record<string, string> {
  const { sets } = lawBook(of, {
    first: FIRST_DAY,
    last: LAST_DAY,
    hashOf: (from, values) => identityOf(decided(from), values),
  })
  return Object.fromEntries(sets.map(({ from, hash }) => [from, hash]))
}
