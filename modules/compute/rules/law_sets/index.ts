import type { PlainDate } from '../../engine/dates.ts'
import { lawBook } from '../../engine/law_set.ts'
import { FIRST_DAY, LAST_DAY, payslipLegislation } from '../../legislation/payslip.ts'
import { LAW_HASHES } from './hashes.ts'

/**
 * What a payslip is computed with on each day: the figures of the law and the formulas that read them. What each is known by
 * is read from a table, as no browser needs all that decides it (`deciding.ts`); its days are those of the whole law.
 */
export const lawSets = lawBook(payslipLegislation, {
  first: FIRST_DAY,
  last: LAST_DAY,
  hashOf,
  starts: Object.keys(LAW_HASHES),
})

/** What the law set of a day is known by. Throws where `npm run digests` was not run. */
export function hashOf(from: PlainDate): string {
  const hash = LAW_HASHES[from]
  if (hash === undefined) throw new RangeError(`no hash of ${from}: npm run digests`)
  return hash
}
