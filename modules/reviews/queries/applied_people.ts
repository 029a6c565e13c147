import type { Scope } from '#modules/shared/tenancy/scope'
import type PayReview from '../models/pay_review.ts'

/** How far a review has become contracts. */
export interface AppliedCounts {
  /** Who has a raise that was submitted. */
  raised: number
  applied: number
  /** Whose letter is on its way. */
  letters: number
}

/** Counts who of a review in sight has a raise, has it in a contract, and was written to. */
export async function appliedCounts(scope: Scope, review: PayReview): Promise<AppliedCounts> {
  const { rows } = await scope.trx.rawQuery(
    `select count(*) filter (where p.amount > 0 and t.status <> 'open')::int as raised,
       count(i.applied_as)::int as applied, count(p.letter_at)::int as letters
     from pay_review_people p join pay_review_parts t on t.id = p.part_id join scenario_items i on i.id = p.item_id
     where p.review_id = ?`,
    [review.id]
  )
  return rows[0]
}

/** Whether the raise of anybody is a contract already: then nothing is sent back any more. */
export async function isApplied(scope: Scope, review: PayReview): Promise<boolean> {
  return (await appliedCounts(scope, review)).applied > 0
}

/** So many people whose raise is no contract yet, after an item, in the order of their items. */
export async function raisedAfter(
  scope: Scope,
  review: PayReview,
  after: string,
  limit: number
): Promise<string[]> {
  const { rows } = await scope.trx.rawQuery(
    `select p.item_id as id from pay_review_people p join pay_review_parts t on t.id = p.part_id
       join scenario_items i on i.id = p.item_id
     where p.review_id = ? and p.amount > 0 and t.status <> 'open' and i.applied_as is null and p.item_id > ?
     order by p.item_id limit ?`,
    [review.id, after, limit]
  )
  return rows.map(({ id }: { id: string }) => id)
}
