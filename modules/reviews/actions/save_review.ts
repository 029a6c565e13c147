import { DateTime } from 'luxon'
import { DeleteScenario, RetakeScenarioWorkers, UpdateScenario } from '#modules/scenarios/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { proposersOf } from '../domain/line_of_approval.ts'
import type PayReview from '../models/pay_review.ts'
import PayReviewPart from '../models/pay_review_part.ts'
import { isApplied } from '../queries/applied_people.ts'
import { lockReview, partsOf } from '../queries/find_review.ts'
import { lineOfCompany } from '../queries/line_of_company.ts'
import { tell } from './tell.ts'

/** What is left out stays. */
export interface UpdateReviewInput {
  name?: string
  endsOn?: string | null
  matrix?: number[][]
  /** EUR of gross pay a month, by part. */
  budgets?: { partId: string; amount: number }[]
}

/** Renames a review, or moves its last day, its guideline or its budgets, until it is approved. */
export class UpdateReview {
  static async handle(
    scope: Scope,
    id: string,
    { name, endsOn, matrix, budgets = [] }: UpdateReviewInput
  ): Promise<Result<PayReview>> {
    const found = await lockReview(scope, id)
    if (!found.ok) return found
    const review = found.value
    if (review.status !== 'draft' && review.status !== 'open') return fail('E_REVIEW_STATUS')
    if (name !== undefined) {
      const renamed = await UpdateScenario.handle(scope, review.scenarioId, { name }, 'review')
      if (!renamed.ok) return renamed
    }
    for (const { partId, amount } of budgets) {
      const changed = await PayReviewPart.query()
        .where({ id: partId, review_id: id })
        .update({ budget: amount })
      if (Number(changed) === 0) return fail('E_NOT_FOUND')
    }
    await review
      .merge({
        ...(endsOn !== undefined && { endsOn: endsOn === null ? null : DateTime.fromISO(endsOn) }),
        ...(matrix !== undefined && { matrix }),
        updatedAt: DateTime.now(),
      })
      .save()
    await record(scope, 'review.updated', { type: 'review', id }, {})
    return ok(review)
  }
}

/** Opens a review to those who propose in it, and writes to them. Done twice it changes nothing. */
export class OpenReview {
  static async handle(scope: Scope, id: string): Promise<Result<PayReview>> {
    const found = await lockReview(scope, id)
    if (!found.ok) return found
    const review = found.value
    if (review.status === 'open') return ok(review)
    if (review.status !== 'draft') return fail('E_REVIEW_STATUS')
    await review.merge({ status: 'open', openedAt: DateTime.now() }).save()
    const line = await lineOfCompany(scope)
    for (const part of await partsOf(review))
      await tell(scope, 'opened', part, proposersOf(line, part.departmentId))
    await record(scope, 'review.opened', { type: 'review', id }, {})
    return ok(review)
  }
}

/** Takes anew who has another contract since, such as after an index, and none by the review: their raises stay. */
export class RetakeReview {
  static async handle(
    scope: Scope,
    id: string
  ): Promise<Result<{ review: PayReview; retaken: number }>> {
    const found = await lockReview(scope, id)
    if (!found.ok) return found
    const review = found.value
    const taken = await RetakeScenarioWorkers.handle(scope, review.scenarioId, 'review')
    if (!taken.ok) return taken
    // Percent and guideline are of another pay now: who decides looks at it again.
    if (taken.value > 0) await PayReviewPart.query().where('review_id', id).increment('version', 1)
    await record(scope, 'review.retaken', { type: 'review', id }, { people: taken.value })
    return ok({ review, retaken: taken.value })
  }
}

/** Removes a review with its scenario, as long as nothing of it was applied. */
export class DeleteReview {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await lockReview(scope, id)
    if (!found.ok) return found
    if (found.value.status === 'applied' || (await isApplied(scope, found.value)))
      return fail('E_REVIEW_STATUS')
    const gone = await DeleteScenario.handle(scope, found.value.scenarioId, 'review')
    if (!gone.ok) return gone
    await record(scope, 'review.deleted', { type: 'review', id }, {})
    return ok(null)
  }
}
