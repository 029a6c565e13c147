import { DateTime } from 'luxon'
import { openStatement } from '#modules/rewards/index'
import { notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockWorker } from '#modules/team/index'
import PortalQuestion from '../models/portal_question.ts'
import { asWorker } from '../queries/as_worker.ts'
import { writeToEmployer } from './enqueue_portal_mail.ts'
import { append } from './question_trail.ts'

export interface AskPortalQuestionInput {
  text: string
  /** The line that it is about, as its reader saw it. */
  about?: string
  /** One of their own that is published. */
  statementId?: string | null
}

/** So many in an hour. */
const MOST = 6

/** A worker asks their employer something: it waits with those who answer, and they are written to. */
export class AskPortalQuestion {
  static async handle(
    scope: Scope,
    workerId: string,
    { text, about = '', statementId = null }: AskPortalQuestionInput
  ): Promise<Result<PortalQuestion>> {
    if (statementId !== null) {
      const statement = await openStatement(scope, workerId, statementId)
      if (!statement.ok) return statement
    }
    const worker = await lockWorker(asWorker(scope), workerId)
    if (!worker.ok) return worker
    const hourAgo = DateTime.now().minus({ hours: 1 })
    const recent = await PortalQuestion.query()
      .where('worker_id', workerId)
      .where('created_at', '>', hourAgo.toJSDate())
      .orderBy('id')
    if (recent.length >= MOST)
      return notYet(
        'E_PORTAL_WAITS',
        Math.max(1, Math.ceil(recent[0]!.createdAt.diff(hourAgo, 'seconds').seconds))
      )
    const question = await PortalQuestion.create({ workerId, text, about, statementId })
    await append(scope, worker.value, 'QUESTION_ASKED', question)
    await writeToEmployer(scope, workerId, 'ASKED', 'portal.answer', question.id)
    return ok(question)
  }
}
