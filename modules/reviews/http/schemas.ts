import { pageFields, pageOf } from '#modules/shared/http/pagination'
import {
  count,
  flag,
  list,
  moment,
  number,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { PLACES } from '../domain/guideline.ts'
import { PART_STATUSES } from '../models/pay_review_part.ts'
import { REVIEW_STATUSES } from '../models/pay_review.ts'

const beforeAfter = whole({ before: number, after: number })

/** EUR of gross pay a month where nothing else is said. */
const sums = { people: count, raised: count, budget: number, spent: number }

const head = {
  id: uuid,
  name: text,
  /** The first day of the new pay. */
  dateStr: text,
  endsOnStr: orNull(text),
  status: oneOf(REVIEW_STATUSES),
}

export const reviewPageSchema = pageOf(
  whole({ ...head, ...sums, parts: count, open: count, updatedAt: moment })
)

/** Whom a part waits for. */
export const LIES_WITH = ['proposers', 'approvers', 'administrators', 'nobody'] as const

export const reviewSchema = whole({
  ...head,
  ...sums,
  matrix: list(list(number)),
  scenarioId: uuid,
  /** Of its scenario: what is approved is what was seen. */
  version: count,
  isComputed: flag,
  gross: number,
  /** What the employer pays in twelve months, with what was submitted; null until it is computed. */
  cost: orNull(beforeAfter),
  parts: list(
    whole({
      id: uuid,
      /** Null: of those who are in none. */
      department: orNull(text),
      ...sums,
      gross: number,
      status: oneOf(PART_STATUSES),
      liesWith: oneOf(LIES_WITH),
      proposers: list(text),
      approvers: list(text),
      submittedBy: orNull(text),
      approvedBy: orNull(text),
      returnedBecause: text,
    })
  ),
  approvedBy: orNull(text),
  approvedAt: orNull(moment),
  /** False: the only administrator approved it alone. */
  fourEyes: flag,
  mayApprove: flag,
  /** The actor is the only one who could approve it: they may do so alone. */
  mayApproveAlone: flag,
  /** Who has a raise in it as a contract, and whose letter is on its way. */
  applied: count,
  letters: count,
})

const gapRow = whole({
  departmentId: orNull(uuid),
  department: orNull(text),
  /** Null: hidden, for there are fewer than five, or they could be told from the others. */
  women: orNull(count),
  men: orNull(count),
  /** (men − women) ÷ men, by mean pay at full time. */
  before: orNull(number),
  after: orNull(number),
})
export const gapSchema = whole({ all: gapRow, departments: list(gapRow), unknown: count })

const partHead = {
  id: uuid,
  review: whole(head),
  department: orNull(text),
  status: oneOf(PART_STATUSES),
  ...sums,
}

export const myPartsSchema = whole({
  data: list(whole({ ...partHead, role: oneOf(['propose', 'approve']) })),
})

const person = {
  id: uuid,
  firstName: text,
  lastName: text,
  nomFonction: text,
  /** EUR of a month. */
  gross: number,
  /** What the employer pays in twelve months, before and with the raise; null where it is not computed. */
  cost: orNull(beforeAfter),
  /** Where pay stands in its range; null without a range. */
  place: orNull(oneOf(PLACES)),
  /** Of who reads reviews: pay at full time by the midpoint. */
  compaRatio: orNull(number),
  /** What the guideline suggests, percent by rating. */
  percents: orNull(list(number)),
  rating: orNull(count),
  amount: orNull(number),
  reason: text,
  /** Their letter can be read. */
  hasLetter: flag,
}

/** A part and one page of its people. */
export const partSchema = whole({
  ...partHead,
  proposers: list(text),
  approvers: list(text),
  submittedBy: orNull(text),
  returnedBecause: text,
  /** Who submits or approves says which one they saw. */
  version: count,
  mayPropose: flag,
  mayWithdraw: flag,
  mayApprove: flag,
  mayReturn: flag,
  list: whole(pageFields(whole(person))),
})

export const proposedSchema = whole({ person: whole(person), ...sums })

export const returnedSchema = whole({ id: uuid, status: oneOf(PART_STATUSES) })

export const lettersSchema = whole({ letters: count, withoutAddress: count })
