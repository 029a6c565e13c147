import { DateTime } from 'luxon'
import {
  CreateReview,
  suggestedRaiseOf,
  writeRaises,
  type CreateReviewInput,
} from '#modules/reviews/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { DemoCompany } from './companies.ts'

/** A pay review of a demo company, under way. */
export interface DemoReview extends Pick<
  CreateReviewInput,
  'name' | 'date' | 'endsOn' | 'budgetPercent'
> {
  /** Departments that have submitted. */
  submitted: string[]
}

/** How the people of a part do, in turn; the last of each five is left to whoever tries it. */
const RATINGS = [3, 4, 3, 2, null] as const

/** The pay reviews of a demo company, open and half proposed, without a mail; after everybody who works there. */
export async function seedReviews(scope: Scope, { reviews, workers }: DemoCompany): Promise<void> {
  if (workers.length === 0) return
  for (const { submitted, ...told } of reviews) {
    const review = unwrap(await CreateReview.handle(scope, told))
    const rows = await scope.trx
      .from('pay_review_people as p')
      .joinRaw('join scenario_items i on i.id = p.item_id')
      .where('p.review_id', review.id)
      .orderByRaw('p.part_id, p.id')
      .select('p.id', 'i.snapshot')
    for (const [at, { id, snapshot }] of rows.entries()) {
      const rating = RATINGS[at % RATINGS.length]!
      if (rating === null) continue
      const amount = suggestedRaiseOf(snapshot, review.matrix, rating)
      await scope.trx.from('pay_review_people').where('id', id).update({ rating, amount })
    }
    await scope.trx
      .from('pay_review_parts')
      .where('review_id', review.id)
      .whereIn('department', submitted)
      .update({ status: 'submitted', submitted_at: new Date() })
    await review.merge({ status: 'open', openedAt: DateTime.now() }).save()
    await writeRaises(scope, review)
  }
}
