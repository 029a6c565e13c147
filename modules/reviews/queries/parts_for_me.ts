import type { Scope } from '#modules/shared/tenancy/scope'
import { may } from '#modules/accounts/index'
import { approversOf, proposersOf } from '../domain/line_of_approval.ts'
import type PayReview from '../models/pay_review.ts'
import PayReviewPart from '../models/pay_review_part.ts'
import { lineOfCompany } from './line_of_company.ts'
import { authorsOf } from './part_authors.ts'
import { visibleReviews } from './visible_reviews.ts'

/** A part that waits for the person, or that they proposed or decided. */
export interface MyPart {
  part: PayReviewPart
  review: PayReview
  /** What they are in it. */
  role: 'propose' | 'approve'
}

const MOST = 100

/** The parts of opened reviews in which a person proposes or approves, the newest review first. */
export async function partsForMe(scope: Scope): Promise<MyPart[]> {
  if (scope.actor.kind !== 'user') return []
  const { id: me, role } = scope.actor
  const line = await lineOfCompany(scope)
  const reviews = await visibleReviews(scope)
    .whereNot('status', 'draft')
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(MOST)
  const parts = await PayReviewPart.query()
    .whereIn(
      'review_id',
      reviews.map(({ id }) => id)
    )
    .orderByRaw('lower(department) nulls last')
    .orderBy('id')
  const authors = await authorsOf(parts)
  return reviews.flatMap((review) =>
    parts
      .filter(({ reviewId }) => reviewId === review.id)
      .flatMap((part): MyPart[] => {
        const proposers = proposersOf(line, part.departmentId)
        if (proposers.includes(me) || (proposers.length === 0 && may(role, 'reviews.run')))
          return [{ part, review, role: 'propose' }]
        const isAbove = approversOf(line, part.departmentId, authors(part)).includes(me)
        return isAbove && part.status !== 'open' ? [{ part, review, role: 'approve' }] : []
      })
  )
}
