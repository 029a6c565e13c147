import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import type PayReview from '../models/pay_review.ts'
import { asReview } from './as_review.ts'
import { visibleReviews } from './visible_reviews.ts'

/** What a list tells of a review; EUR of gross pay a month. */
export interface ReviewCounts {
  name: string
  date: string
  people: number
  raised: number
  parts: number
  /** How many of its parts are still open. */
  open: number
  budget: number
  spent: number
}

/** One page of the company's reviews, those changed last first. */
export function listReviews(scope: Scope, page: { page?: number; perPage?: number }) {
  const query = visibleReviews(scope).orderBy('updated_at', 'desc').orderBy('id', 'desc')
  return pageOfModels(scope, query, page)
}

/** What each of some reviews in sight comes to. */
export async function countsOfReviews(
  scope: Scope,
  reviews: readonly PayReview[]
): Promise<ReadonlyMap<string, ReviewCounts>> {
  if (reviews.length === 0) return new Map()
  const { rows } = await asReview(scope).trx.rawQuery(
    `select r.id, s.name, s.date::text as date,
       (select count(*) from pay_review_people p where p.review_id = r.id)::int as people,
       (select count(*) from pay_review_people p where p.review_id = r.id and p.amount > 0)::int as raised,
       (select count(*) from pay_review_parts t where t.review_id = r.id)::int as parts,
       (select count(*) from pay_review_parts t where t.review_id = r.id and t.status = 'open')::int as open,
       (select coalesce(sum(t.budget), 0) from pay_review_parts t where t.review_id = r.id)::float8 as budget,
       (select coalesce(sum(p.amount), 0) from pay_review_people p where p.review_id = r.id)::float8 as spent
     from pay_reviews r join scenarios s on s.id = r.scenario_id where r.id = any(?)`,
    [reviews.map(({ id }) => id)] as never
  )
  return new Map(
    rows.map(({ id, ...counts }: ReviewCounts & { id: string }) => [id, counts] as const)
  )
}

/** What the parts of a review in sight come to, by their ids; gross pay is that of who was taken in. */
export async function sumsOfParts(
  scope: Scope,
  review: Pick<PayReview, 'id'>
): Promise<ReadonlyMap<string, { people: number; raised: number; gross: number; spent: number }>> {
  const { rows } = await scope.trx.rawQuery(
    `select p.part_id as id, count(*)::int as people, count(*) filter (where p.amount > 0)::int as raised,
       coalesce(sum((i.before ->> 'gross')::float8), 0)::float8 as gross, coalesce(sum(p.amount), 0)::float8 as spent
     from pay_review_people p join scenario_items i on i.id = p.item_id where p.review_id = ? group by p.part_id`,
    [review.id]
  )
  return new Map(
    rows.map(({ id, ...sums }: { id: string } & Record<string, number>) => [id, sums] as const)
  ) as never
}
