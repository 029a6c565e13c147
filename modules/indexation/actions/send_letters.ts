import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { mail } from '#modules/shared/mail/mail'
import { refusalOf } from '../domain/run_steps.ts'
import { lockIndexation } from '../queries/find_indexation.ts'

/** How many get a letter, and how many have no address for one. */
export interface LettersAsked {
  letters: number
  withoutAddress: number
}

/** Has a letter written to all whose pay a run indexed and who have none yet; a job sends them. */
export class SendLetters {
  static async handle(scope: Scope, id: string): Promise<Result<LettersAsked>> {
    const found = await lockIndexation(scope, id)
    if (!found.ok) return found
    const refused = refusalOf(found.value, 'write')
    if (refused) return fail(refused)
    const { rows } = await scope.trx.rawQuery(
      `select count(*) filter (where w.email is not null)::int as letters,
         count(*) filter (where w.email is null)::int as "withoutAddress", count(l.letter_at)::int as part
       from indexation_lines l join workers w on w.company_id = l.company_id and w.id = l.worker_id
       where l.indexation_id = ? and l.state = 'APPLIED' and l.letter_at is null`,
      [id]
    )
    const [{ letters, withoutAddress }] = rows
    const { rows: sent } = await scope.trx.rawQuery(
      'select count(*)::int as n from indexation_lines where indexation_id = ? and letter_at is not null',
      [id]
    )
    if (letters > 0)
      await enqueue(scope, 'job', 'index-letters', `index-letters/${id}/${sent[0].n}`, {
        indexationId: id,
        part: sent[0].n,
      })
    await record(scope, 'indexation.letters_sent', { type: 'indexation', id }, { letters })
    return ok({ letters, withoutAddress })
  }
}

/** Enqueues a slice of letters; each leaves once, however often it is asked for. */
export class SendLetterSlice {
  /** @returns how many were enqueued */
  static async handle(scope: Scope, indexationId: string, limit: number): Promise<number> {
    const { rows } = await scope.trx.rawQuery(
      `update indexation_lines set letter_at = now() where id in (
         select l.id from indexation_lines l
         join workers w on w.company_id = l.company_id and w.id = l.worker_id
         join indexations i on i.company_id = l.company_id and i.id = l.indexation_id
         where l.indexation_id = ? and i.status = 'applied' and l.state = 'APPLIED' and l.letter_at is null
           and w.email is not null
         order by l.id limit ? for no key update of l)
       returning id`,
      [indexationId, limit]
    )
    for (const { id } of rows)
      await mail(scope, 'index-letter', `index-letter/${id}`, { lineId: id, indexationId })
    return rows.length
  }
}
