import { plainWordsOf } from '#modules/shared/values/plain_text'

/**
 * Whether a certificate's name can be that of the signer as the company knows them: every word of the shorter name is in the
 * longer one, at least two of them where both have as many. Certificates name all first names, people go by one; accents
 * and hyphens are written or not.
 */
export function isSamePerson(known: string, certified: string): boolean {
  const [one, other] = [new Set(plainWordsOf(known)), new Set(plainWordsOf(certified))]
  const [short, long] = one.size <= other.size ? [one, other] : [other, one]
  if (short.size < Math.min(2, long.size) || short.size === 0) return false
  return [...short].every((word) => long.has(word))
}
