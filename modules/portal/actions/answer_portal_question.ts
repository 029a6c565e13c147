import { DateTime } from 'luxon'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findWorker } from '#modules/team/index'
import type PortalQuestion from '../models/portal_question.ts'
import { lockQuestion } from '../queries/questions.ts'
import { writeToWorker } from './enqueue_portal_mail.ts'
import { append } from './question_trail.ts'

/** Answers a worker: they read it in their portal, and a mail says that it is there. */
export class AnswerPortalQuestion {
  static async handle(scope: Scope, id: string, answer: string): Promise<Result<PortalQuestion>> {
    const found = await lockQuestion(scope, id)
    if (!found.ok) return found
    const question = found.value
    if (question.answer !== null) return fail('E_PORTAL_SETTLED')
    const worker = await findWorker(scope, question.workerId)
    if (!worker.ok) return worker
    const answeredBy = scope.actor.kind === 'user' ? scope.actor.id : null
    await question.merge({ answer, answeredBy, answeredAt: DateTime.now() }).save()
    const { workerId } = question
    await append(scope, worker.value, 'QUESTION_ANSWERED', question)
    await writeToWorker(scope, workerId, 'ANSWERED', id)
    return ok(question)
  }
}
