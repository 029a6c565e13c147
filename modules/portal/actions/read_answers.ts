import type { Scope } from '#modules/shared/tenancy/scope'
import PortalQuestion from '../models/portal_question.ts'

/** Notes that a worker read the answers that they were shown. */
export async function readAnswers(_scope: Scope, workerId: string): Promise<void> {
  await PortalQuestion.query()
    .where('worker_id', workerId)
    .whereNotNull('answered_at')
    .whereNull('read_at')
    .update({ read_at: new Date() })
}
