import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { approversOf } from '../domain/line_of_approval.ts'
import type PayReview from '../models/pay_review.ts'
import type PayReviewPart from '../models/pay_review_part.ts'
import { lockPart, partsOf } from '../queries/find_review.ts'
import { lineOfCompany } from '../queries/line_of_company.ts'
import { authorsOf } from '../queries/part_authors.ts'
import { unexplained } from '../queries/part_people.ts'
import { isOpen, standingIn } from '../queries/part_standing.ts'
import { otherRunners, tell } from './tell.ts'
import { writeRaises } from './write_raises.ts'

export type DecidedPart = Result<{ part: PayReviewPart; review: PayReview }>

/**
 * Gives a part, as who gives it saw it, to who approves it: a raise above the guideline has its reason, and from now on it
 * stands in the scenario.
 */
export class SubmitPart {
  static async handle(scope: Scope, id: string, version: number): Promise<DecidedPart> {
    const found = await lockPart(scope, id)
    if (!found.ok) return found
    const { part, review } = found.value
    const line = await lineOfCompany(scope)
    const { sees, mayPropose } = await standingIn(scope, line, review, part)
    if (sees === 'nothing') return fail('E_NOT_FOUND')
    if (!mayPropose) return fail(isOpen(review, part) ? 'E_FORBIDDEN' : 'E_REVIEW_STATUS')
    if (part.version !== version) return fail('E_REVIEW_CHANGED')
    const without = await unexplained(scope, review, part, sees)
    if (without.length > 0)
      return fail(
        'E_REVIEW_REASONS',
        without.map(({ row, firstName, lastName }) => ({
          path: `people.${row.id}`,
          code: 'required',
          message: `${firstName} ${lastName}`,
        }))
      )
    const me = scope.actor.kind === 'user' ? scope.actor.id : null
    await part
      .merge({
        status: 'submitted',
        submittedBy: me,
        submittedAt: DateTime.now(),
        returnedBecause: '',
        returnedBy: null,
        version: part.version + 1,
      })
      .save()
    await writeRaises(scope, review)
    await record(scope, 'review.submitted', { type: 'review', id: review.id }, { part: id })
    const authors = (await authorsOf([part]))(part)
    await tell(scope, 'submitted', part, approversOf(line, part.departmentId, authors))
    await tellWhenComplete(scope, review, part)
    return ok({ part, review })
  }
}

/** Who submitted takes it back, as long as nobody has approved it. */
export class WithdrawPart {
  static async handle(scope: Scope, id: string): Promise<DecidedPart> {
    const found = await lockPart(scope, id)
    if (!found.ok) return found
    const { part, review } = found.value
    const standing = await standingIn(scope, await lineOfCompany(scope), review, part)
    if (standing.sees === 'nothing') return fail('E_NOT_FOUND')
    if (!standing.mayWithdraw)
      return fail(part.status === 'submitted' ? 'E_FORBIDDEN' : 'E_REVIEW_STATUS')
    await part
      .merge({ status: 'open', submittedBy: null, submittedAt: null, version: part.version + 1 })
      .save()
    await writeRaises(scope, review)
    await record(scope, 'review.withdrawn', { type: 'review', id: review.id }, { part: id })
    return ok({ part, review })
  }
}

/** Once nothing is open or waits for a manager any more, the administrators are told. */
export async function tellWhenComplete(
  scope: Scope,
  review: PayReview,
  last: PayReviewPart
): Promise<void> {
  const line = await lineOfCompany(scope)
  const parts = await partsOf(review)
  const authors = await authorsOf(parts)
  if (parts.every((part) => isReady(part, approversOf(line, part.departmentId, authors(part)))))
    await tell(scope, 'complete', last, await otherRunners(scope))
}

/** Whether a part waits for nobody but the administrators. */
export function isReady({ status }: PayReviewPart, approvers: readonly string[]): boolean {
  return status === 'approved' || (status === 'submitted' && approvers.length === 0)
}
