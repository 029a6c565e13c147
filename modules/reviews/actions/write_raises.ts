import { changesOf, EditChange } from '#modules/scenarios/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import type PayReview from '../models/pay_review.ts'
import { asReview } from '../queries/as_review.ts'
import { scenarioOf } from '../queries/find_review.ts'

/** Writes what was submitted into the scenario's one change, so that its figures follow; what is still open is not in it. */
export async function writeRaises(scope: Scope, review: PayReview): Promise<void> {
  const rows: { item: string; amount: number }[] = await scope.trx
    .query()
    .from('pay_review_people as p')
    .joinRaw('join pay_review_parts t on t.id = p.part_id')
    .where('p.review_id', review.id)
    .whereNot('t.status', 'open')
    .where('p.amount', '>', 0)
    .select(scope.trx.raw('p.item_id as item, p.amount::float8 as amount'))
  const amounts = Object.fromEntries(rows.map(({ item, amount }) => [item, amount]))
  const scenario = await scenarioOf(scope, review)
  const [change] = await changesOf(scenario)
  const written = await EditChange.handle(
    asReview(scope),
    scenario.id,
    change!.id,
    { data: { amounts } },
    'review'
  )
  if (!written.ok) throw new Error(`Raises were refused: ${written.problem}`)
}
