import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type PayReview from '../models/pay_review.ts'
import type PayReviewPart from '../models/pay_review_part.ts'
import { lockPart } from '../queries/find_review.ts'
import { lineOfCompany } from '../queries/line_of_company.ts'
import type PayReviewPerson from '../models/pay_review_person.ts'
import { findPartPerson, type PartPerson } from '../queries/part_people.ts'
import { isOneself, isOpen, standingIn, type PartStanding } from '../queries/part_standing.ts'

/** What is left out stays; null takes it back. */
export interface ProposeRaiseInput {
  rating?: number | null
  /** EUR of gross pay a month. */
  amount?: number | null
  reason?: string
}

export interface Proposed {
  part: PayReviewPart
  review: PayReview
  standing: PartStanding
  person: PartPerson
}

/**
 * Keeps what is proposed for one person of a part, as long as it is open. Whoever writes answers for what stands there,
 * beside those who wrote before, until all of it is taken back.
 */
export class ProposeRaise {
  static async handle(
    scope: Scope,
    partId: string,
    personId: string,
    input: ProposeRaiseInput
  ): Promise<Result<Proposed>> {
    const found = await lockPart(scope, partId, 'share')
    if (!found.ok) return found
    const { part, review } = found.value
    const standing = await standingIn(scope, await lineOfCompany(scope), review, part)
    const { sees, mayPropose } = standing
    const known = sees !== 'nothing' && (await findPartPerson(scope, review, part, sees, personId))
    if (!known) return fail('E_NOT_FOUND')
    if (!mayPropose) return fail(isOpen(review, part) ? 'E_FORBIDDEN' : 'E_REVIEW_STATUS')
    if (!standing.runs && (await isOneself(scope, part, personId))) return fail('E_REVIEW_ONESELF')
    if (write(known.row, input, scope.actor.kind === 'user' ? [scope.actor.id] : [])) {
      await known.row.save()
      await part.merge({ version: part.version + 1 }).save()
      const subject = { type: 'review', id: review.id }
      await record(scope, 'review.proposed', subject, { person: personId })
    }
    const person = await findPartPerson(scope, review, part, sees, personId)
    return ok({ part, review, standing, person: person! })
  }
}

/** @returns whether anything is another than before */
function write(
  row: PayReviewPerson,
  { rating, amount, reason }: ProposeRaiseInput,
  by: readonly string[]
): boolean {
  row.merge({
    ...(rating !== undefined && { rating }),
    ...(amount !== undefined && { amount: amount === null ? null : amount.toFixed(2) }),
    ...(reason !== undefined && { reason }),
  })
  if (!row.$isDirty) return false
  const isTakenBack = row.rating === null && row.amount === null
  row.writers = isTakenBack ? [] : [...new Set([...row.writers, ...by])]
  return true
}
