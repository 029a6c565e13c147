import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import PayReview from '../models/pay_review.ts'

/**
 * The pay reviews that the scope may see; of a manager, those that were opened and have a part of a department of theirs,
 * or of one below it. What of a part they are shown is decided with the part (`part_standing.ts`).
 */
export function visibleReviews(scope: Scope) {
  return within(PayReview.query(), scope, (query, userId) =>
    query.whereNot('status', 'draft').whereRaw(
      `id in (with recursive own as (
         select department_id as id from department_managers where user_id = ?
         union select d.id from departments d join own on d.parent_id = own.id)
       select p.review_id from pay_review_parts p join own on own.id = p.department_id)`,
      [userId]
    )
  )
}
