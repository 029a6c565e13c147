import type { PlainDate } from '../../engine/dates.ts'
import { lawBook } from '../../engine/law_set.ts'
import { FIRST_DAY, LAST_DAY, legislation } from '../../legislation/index.ts'
import { LAW_HASHES } from './hashes.ts'

/**
 * What the engine computes with on each day: the figures of the law and the formulas that read them. What each is known by
 * is read from a table, as no browser needs all that decides it (`deciding.ts`).
 */
export const lawSets = lawBook(legislation, { first: FIRST_DAY, last: LAST_DAY, hashOf })

function hashOf(from: PlainDate): string {
  const [hash] = LAW_HASHES[from] ?? []
  if (hash === undefined) throw new RangeError(`no hash of ${from}: npm run digests`)
  return hash
}
