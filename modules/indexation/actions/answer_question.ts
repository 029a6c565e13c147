import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { refusalOf } from '../domain/run_steps.ts'
import type { LineAnswer } from '../domain/standing.ts'
import IndexationLine from '../models/indexation_line.ts'
import { lockIndexation } from '../queries/find_indexation.ts'

/** Answers what a run asks of one contract; null takes the answer back. Without one it is left out, and named. */
export class AnswerQuestion {
  static async handle(
    scope: Scope,
    runId: string,
    lineId: string,
    answer: LineAnswer | null
  ): Promise<Result<IndexationLine>> {
    const found = await lockIndexation(scope, runId)
    if (!found.ok) return found
    const refused = refusalOf(found.value, 'answer')
    if (refused) return fail(refused)
    const line = await IndexationLine.query()
      .where({ indexationId: runId, id: lineId, state: 'QUESTION' })
      .first()
    if (!line) return fail('E_NOT_FOUND')
    const by = scope.actor.kind === 'user' ? scope.actor.id : null
    await line
      .merge(
        answer === null
          ? { answer, answeredBy: null, answeredAt: null }
          : { answer, answeredBy: by, answeredAt: DateTime.now() }
      )
      .save()
    await record(
      scope,
      'indexation.answered',
      { type: 'indexation', id: runId },
      { contract: line.contractId, answer }
    )
    return ok(line)
  }
}
