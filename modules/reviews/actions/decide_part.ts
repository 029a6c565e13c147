import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { proposersOf } from '../domain/line_of_approval.ts'
import { isApplied } from '../queries/applied_people.ts'
import { lockPart } from '../queries/find_review.ts'
import { lineOfCompany } from '../queries/line_of_company.ts'
import { isOneself, standingIn } from '../queries/part_standing.ts'
import { tellWhenComplete, type DecidedPart } from './submit_part.ts'
import { tell } from './tell.ts'
import { writeRaises } from './write_raises.ts'

/**
 * A second person approves a part as they saw it: who manages the department above it, or an administrator in their place.
 */
export class ApprovePart {
  static async handle(scope: Scope, id: string, version: number): Promise<DecidedPart> {
    const found = await lockPart(scope, id)
    if (!found.ok) return found
    const { part, review } = found.value
    const standing = await standingIn(scope, await lineOfCompany(scope), review, part)
    if (standing.sees === 'nothing') return fail('E_NOT_FOUND')
    const me = scope.actor.kind === 'user' ? scope.actor.id : null
    if (review.status !== 'open' || part.status !== 'submitted') return fail('E_REVIEW_STATUS')
    if (me === null || standing.isAuthor) return fail('E_REVIEW_FOUR_EYES')
    if (!standing.mayApprove) return fail('E_FORBIDDEN')
    if (!standing.runs && (await isOneself(scope, part))) return fail('E_REVIEW_ONESELF')
    if (part.version !== version) return fail('E_REVIEW_CHANGED')
    await part.merge({ status: 'approved', approvedBy: me, approvedAt: DateTime.now() }).save()
    await record(scope, 'review.part_approved', { type: 'review', id: review.id }, { part: id })
    await tellWhenComplete(scope, review, part)
    return ok({ part, review })
  }
}

/** Sends a part back to who proposed, with the reason; an approved review is open again by it. */
export class ReturnPart {
  static async handle(scope: Scope, id: string, because: string): Promise<DecidedPart> {
    const found = await lockPart(scope, id)
    if (!found.ok) return found
    const { part, review } = found.value
    const line = await lineOfCompany(scope)
    const standing = await standingIn(scope, line, review, part)
    if (standing.sees === 'nothing') return fail('E_NOT_FOUND')
    if (part.status === 'open' || (await isApplied(scope, review))) return fail('E_REVIEW_STATUS')
    if (!standing.mayReturn) return fail('E_FORBIDDEN')
    const { submittedBy } = part
    await tell(scope, 'returned', part, [
      ...new Set([...proposersOf(line, part.departmentId), ...(submittedBy ? [submittedBy] : [])]),
    ])
    await part
      .merge({
        status: 'open',
        submittedBy: null,
        submittedAt: null,
        approvedBy: null,
        approvedAt: null,
        returnedBecause: because,
        version: part.version + 1,
        returnedBy: scope.actor.kind === 'user' ? scope.actor.id : null,
      })
      .save()
    if (review.status === 'approved')
      await review
        .merge({ status: 'open', approvedBy: null, approvedAt: null, fourEyes: true })
        .save()
    await writeRaises(scope, review)
    await record(scope, 'review.returned', { type: 'review', id: review.id }, { part: id })
    return ok({ part, review })
  }
}
