import type PayReviewPart from '../models/pay_review_part.ts'
import PayReviewPerson from '../models/pay_review_person.ts'

/** Everybody who wrote or submitted what stands in a part: none of them approves it. */
export type AuthorsOf = (part: PayReviewPart) => readonly string[]

/** The authors of each of these parts, read at once. */
export async function authorsOf(parts: readonly PayReviewPart[]): Promise<AuthorsOf> {
  const rows: { part: string; writer: string }[] = await PayReviewPerson.query()
    .whereIn(
      'part_id',
      parts.map(({ id }) => id)
    )
    .joinRaw('cross join unnest(writers) as writer')
    .distinct('part_id as part', 'writer')
    .pojo()
  const writers = Map.groupBy(rows, ({ part }) => part)
  return ({ id, submittedBy }) => [
    ...new Set([
      ...(writers.get(id) ?? []).map(({ writer }) => writer),
      ...(submittedBy === null ? [] : [submittedBy]),
    ]),
  ]
}
