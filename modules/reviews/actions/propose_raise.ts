import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type PayReview from '../models/pay_review.ts'
import type PayReviewPart from '../models/pay_review_part.ts'
import { lockPart } from '../queries/find_review.ts'
import { lineOfCompany } from '../queries/line_of_company.ts'
import { findPartPerson, type PartPerson } from '../queries/part_people.ts'
import { isOpen, standingIn, type PartStanding } from '../queries/part_standing.ts'

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

/** Keeps what is proposed for one person of a part, as long as it is open. */
export class ProposeRaise {
  static async handle(
    scope: Scope,
    partId: string,
    personId: string,
    { rating, amount, reason }: ProposeRaiseInput
  ): Promise<Result<Proposed>> {
    const found = await lockPart(scope, partId)
    if (!found.ok) return found
    const { part, review } = found.value
    const standing = await standingIn(scope, await lineOfCompany(scope), review, part)
    const { sees, mayPropose } = standing
    const known = sees !== 'nothing' && (await findPartPerson(scope, review, part, sees, personId))
    if (!known) return fail('E_NOT_FOUND')
    if (!mayPropose) return fail(isOpen(review, part) ? 'E_FORBIDDEN' : 'E_REVIEW_STATUS')
    await known.row
      .merge({
        ...(rating !== undefined && { rating }),
        ...(amount !== undefined && { amount: amount === null ? null : amount.toFixed(2) }),
        ...(reason !== undefined && { reason }),
        proposedBy: scope.actor.kind === 'user' ? scope.actor.id : null,
      })
      .save()
    await record(scope, 'review.proposed', { type: 'review', id: review.id }, { person: personId })
    const person = await findPartPerson(scope, review, part, sees, personId)
    return ok({ part, review, standing, person: person! })
  }
}
