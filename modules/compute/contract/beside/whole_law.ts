import type { PlainDate } from '../../engine/dates.ts'
import { lawBook, type LawBook } from '../../engine/law_set.ts'
import {
  legislation,
  type Legislation,
  type LawSet,
  type WholeLawSet,
} from '../../legislation/index.ts'
import { FIRST_DAY, LAST_DAY } from '../../legislation/payslip.ts'
import { hashOf } from '../../rules/law_sets/index.ts'

let book: LawBook<Legislation> | undefined

/** The law set of a day with what stands beside a payslip, compiled when it is first asked for. */
export function wholeLawOn(day: PlainDate): WholeLawSet | undefined {
  book ??= lawBook(legislation, { first: FIRST_DAY, last: LAST_DAY, hashOf })
  return book.on(day)
}

/** A law set of payslips with what stands beside them; what a request supposes was supposed on the whole law. */
export function wholeLaw(lawSet: LawSet): WholeLawSet {
  return lawSet.assumed ? (lawSet as WholeLawSet) : wholeLawOn(lawSet.from)!
}
