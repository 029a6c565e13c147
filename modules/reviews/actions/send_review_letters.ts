import { record } from '#modules/shared/audit/record'
import { mail } from '#modules/shared/mail/mail'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import PayReviewPerson from '../models/pay_review_person.ts'
import { lockReview } from '../queries/find_review.ts'

/** How many get a letter, and how many have no address for one. */
export interface LettersAsked {
  letters: number
  withoutAddress: number
}

/** Whose raise is a contract and who has no letter yet. */
function unwritten(reviewId: string) {
  return PayReviewPerson.query()
    .where('pay_review_people.review_id', reviewId)
    .whereNull('letter_at')
    .joinRaw('join scenario_items i on i.id = pay_review_people.item_id')
    .where('i.applied_as', 'contract')
}

const withAddress = (scope: Scope) => visibleWorkers(scope).whereNotNull('email').select('id')

/** Has a letter written to everybody whose raise was applied and who has none yet; a job sends them. */
export class SendReviewLetters {
  static async handle(scope: Scope, id: string): Promise<Result<LettersAsked>> {
    const found = await lockReview(scope, id)
    if (!found.ok) return found
    if (found.value.status !== 'applied') return fail('E_REVIEW_STATUS')
    const countOf = async (query: ReturnType<typeof unwritten>) =>
      Number((await query.pojo<{ total: number }>().count('* as total'))[0]!.total)
    const all = await countOf(unwritten(id))
    const letters = await countOf(unwritten(id).whereIn('i.worker_id', withAddress(scope)))
    if (letters > 0) {
      const sent = await countOf(
        PayReviewPerson.query().where('review_id', id).whereNotNull('letter_at')
      )
      await enqueue(scope, 'job', 'review-letters', `review-letters/${id}/${sent}`, {
        reviewId: id,
        part: sent,
      })
    }
    await record(scope, 'review.letters_sent', { type: 'review', id }, { letters })
    return ok({ letters, withoutAddress: all - letters })
  }
}

/** Enqueues a slice of letters; each leaves once, whoever asks how often. */
export class SendReviewLetterSlice {
  /** @returns how many were enqueued */
  static async handle(scope: Scope, reviewId: string, limit: number): Promise<number> {
    const found = await lockReview(scope, reviewId)
    if (!found.ok || found.value.status !== 'applied') return 0
    const rows = await unwritten(reviewId)
      .whereIn('i.worker_id', withAddress(scope))
      .select('pay_review_people.id')
      .orderBy('pay_review_people.id')
      .limit(limit)
    const ids = rows.map(({ id }) => id)
    await PayReviewPerson.query().whereIn('id', ids).update({ letter_at: new Date() })
    for (const personId of ids)
      await mail(scope, 'review-letter', `review-letter/${personId}`, { personId, reviewId })
    return rows.length
  }
}
