import { findScenario, type Scenario } from '#modules/scenarios/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type PayReview from '../models/pay_review.ts'
import PayReviewPart from '../models/pay_review_part.ts'
import { asReview } from './as_review.ts'
import { visibleReviews } from './visible_reviews.ts'

/** One review that the scope may see; another company's id is as unknown as one that never was. */
export async function findReview(scope: Scope, id: string): Promise<Result<PayReview>> {
  const row = await visibleReviews(scope).where('id', id).first()
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** Who writes for a person shares the review with those who write for others; nothing is decided meanwhile. */
type Lock = 'whole' | 'share'

/** The same, locked until the transaction ends: each change of a review and of its parts starts here. */
export async function lockReview(
  scope: Scope,
  id: string,
  lock: Lock = 'whole'
): Promise<Result<PayReview>> {
  const query = visibleReviews(scope).where('id', id)
  const row = await (lock === 'share' ? query.forShare() : query.forUpdate()).first()
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** One part with its review. */
export async function findPart(
  scope: Scope,
  id: string
): Promise<Result<{ part: PayReviewPart; review: PayReview }>> {
  const part = await PayReviewPart.find(id)
  const review = part && (await visibleReviews(scope).where('id', part.reviewId).first())
  return review ? ok({ part, review }) : fail('E_NOT_FOUND')
}

/** The same; the review is locked first, so that no part is submitted while the whole is approved. */
export async function lockPart(
  scope: Scope,
  id: string,
  lock: Lock = 'whole'
): Promise<Result<{ part: PayReviewPart; review: PayReview }>> {
  const found = await findPart(scope, id)
  if (!found.ok) return found
  const locked = await lockReview(scope, found.value.review.id, lock)
  if (!locked.ok) return locked
  const part = await PayReviewPart.query().where('id', id).forUpdate().first()
  return part ? ok({ part, review: locked.value }) : fail('E_NOT_FOUND')
}

/** The parts of a review, by department. */
export function partsOf(review: Pick<PayReview, 'id'>): Promise<PayReviewPart[]> {
  return PayReviewPart.query()
    .where('review_id', review.id)
    .orderByRaw('lower(department) nulls last')
    .orderBy('id')
}

/** The scenario that a review is. */
export async function scenarioOf(scope: Scope, review: PayReview): Promise<Scenario> {
  const found = await findScenario(asReview(scope), review.scenarioId)
  if (!found.ok) throw new Error(`The scenario of the review ${review.id} is gone`)
  return found.value
}
