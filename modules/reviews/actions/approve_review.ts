import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { approversOf } from '../domain/line_of_approval.ts'
import type PayReview from '../models/pay_review.ts'
import PayReviewPart from '../models/pay_review_part.ts'
import { lockReview, partsOf, scenarioOf } from '../queries/find_review.ts'
import { lineOfCompany } from '../queries/line_of_company.ts'
import { authorsOf } from '../queries/part_authors.ts'
import { isReady } from './submit_part.ts'
import { otherRunners } from './tell.ts'

export interface ApproveReviewInput {
  /** The scenario's version that the person saw. */
  version: number
  /** A company of one administrator does without a second person, and says so. */
  alone?: boolean
}

/** An administrator approves the whole: never one who proposed in it, in whatever browser or by whatever token. */
export class ApproveReview {
  static async handle(
    scope: Scope,
    id: string,
    { version, alone = false }: ApproveReviewInput
  ): Promise<Result<PayReview>> {
    const found = await lockReview(scope, id)
    if (!found.ok) return found
    const review = found.value
    if (review.status !== 'open') return fail('E_REVIEW_STATUS')
    const line = await lineOfCompany(scope)
    const parts = await partsOf(review)
    const authors = await authorsOf(parts)
    const waiting = parts.filter(
      (part) => !isReady(part, approversOf(line, part.departmentId, authors(part)))
    )
    if (waiting.length > 0)
      return fail(
        'E_REVIEW_WAITS',
        waiting.map(({ id: part, department }) => ({
          path: `parts.${part}`,
          code: 'waits',
          message: department ?? '–',
        }))
      )
    if ((await scenarioOf(scope, review)).version !== version) return fail('E_REVIEW_CHANGED')
    const refused = await fourEyes(scope, parts.flatMap(authors), alone)
    if (refused) return refused
    const by = (scope.actor as { id: string }).id
    const now = DateTime.now()
    await PayReviewPart.query()
      .where({ review_id: id, status: 'submitted' })
      .update({ status: 'approved', approved_by: by, approved_at: now.toSQL() })
    await review
      .merge({ status: 'approved', approvedBy: by, approvedAt: now, fourEyes: !alone })
      .save()
    const event = alone ? 'review.approved_alone' : 'review.approved'
    await record(scope, event, { type: 'review', id }, { version })
    return ok(review)
  }
}

/** Another one than who proposed anywhere in it; or the only administrator there is, who says so. */
async function fourEyes(scope: Scope, authors: readonly string[], alone: boolean) {
  if (scope.actor.kind !== 'user') return fail('E_REVIEW_FOUR_EYES')
  if (alone) return (await otherRunners(scope)).length > 0 ? fail('E_REVIEW_NOT_ALONE') : null
  return authors.includes(scope.actor.id) ? fail('E_REVIEW_FOUR_EYES') : null
}
