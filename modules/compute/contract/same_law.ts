import { FORMER_HASHES } from '../rules/law_sets/former_hashes.ts'
import { LAW_HASHES } from '../rules/law_sets/hashes.ts'
import { listLawSets, type ListedLawSet } from './law_listing.ts'

/** What the table of hashes and the first group of a PDF tell of one. */
const DIGITS = 16

/** The digits of today by all that a law set is or was known by. */
const TODAY: ReadonlyMap<string, string> = new Map(
  Object.entries(LAW_HASHES).flatMap(([from, hash]) => {
    const now = hash.slice(0, DIGITS)
    return [now, ...(FORMER_HASHES[from] ?? [])].map((digits) => [digits, now] as const)
  })
)

/**
 * Whether two hashes are of one law: the same, or one of them a former hash of the other, which stands for the same
 * amounts (ADR 28). A law set that was corrected since is another law.
 */
export function sameLaw(one: { readonly hash: string }, other: { readonly hash: string }): boolean {
  return one.hash === other.hash || today(one.hash) === today(other.hash)
}

/**
 * The law sets that a PDF's hash stands for, by its first sixteen digits at least; several where they have the same
 * amounts. Empty where none has, or had, that hash.
 */
export function lawSetsOfHash(hash: string): readonly ListedLawSet[] {
  const digits = today(hash.replaceAll(/\s/g, '').toLowerCase())
  if (digits.length < DIGITS) return []
  return listLawSets().filter((set) => set.hash.startsWith(digits))
}

function today(hash: string): string {
  const digits = hash.slice(0, DIGITS)
  return TODAY.get(digits) ?? digits
}
