import { above, prorata, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import type { Sheet } from '../../sheet.ts'

/*
 * AR du 28 novembre 1969, art. 19bis, § 2: one meal voucher a day worked. The days are those of a full-time
 * year; a part-time worker has them in proportion to the hours.
 */

/** The meal vouchers of a year; none without a face value. */
export function nombreChequesRepas(c: Sheet): number {
  if (c.chequeRepas === 0) return 0
  return prorata(c.joursChequesRepas, c.regimeNumerateur, c.regimeDenominateur)
}

/** What the worker bears of one voucher: the share agreed, or the lowest the law allows. */
export function partTravailleur(c: Sheet, { cheques }: Law): Cents {
  if (c.quotePartChequeRepas > 0) return c.quotePartChequeRepas
  return cheques.repasPartTravailleurMinimum
}

/** What the employer bears of one voucher: the rest of its face value. */
export function partEmployeur(c: Sheet, law: Law): Cents {
  return above(c.chequeRepas, partTravailleur(c, law))
}
