import { DateTime } from 'luxon'
import { mail } from '#modules/shared/mail/mail'
import { fail, notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { CodeWay } from '../domain/worker_form.ts'
import WorkerCode from '../models/worker_code.ts'
import { ownWorker } from '../queries/own_worker.ts'
import { waysTo } from '../queries/shown_worker_form.ts'

const MINUTES = 10
const PAUSE_S = 60
/** Each opens for five guesses: who has the link and not the mailbox does not get far in a day. */
const A_DAY = 5

/** Sends a worker a code, to the address or telephone that was known before; answers where it went. */
export class AskFormCode {
  static async handle(
    scope: Scope,
    workerId: string,
    by: CodeWay
  ): Promise<Result<{ by: CodeWay; to: string }>> {
    const worker = await ownWorker(scope, workerId).forUpdate().firstOrFail()
    const way = waysTo(worker).find((each) => each.by === by)
    if (!way) return fail('E_NOT_FOUND')
    const since = DateTime.now().minus({ days: 1 })
    const asked = await WorkerCode.query()
      .where('worker_id', workerId)
      .where('created_at', '>', since.toJSDate())
      .orderBy('id', 'desc')
    const waits =
      asked.length < A_DAY
        ? asked[0]?.createdAt.plus({ seconds: PAUSE_S })
        : asked.at(-1)!.createdAt.plus({ days: 1 })
    const seconds = Math.ceil(waits?.diffNow('seconds').seconds ?? 0)
    if (seconds > 0) return notYet('E_TOO_MANY_REQUESTS', seconds)
    const { id: codeId } = await WorkerCode.create({
      workerId,
      via: by,
      expiresAt: DateTime.now().plus({ minutes: MINUTES }),
    })
    if (by === 'EMAIL') await mail(scope, 'worker-code', `worker-code/${codeId}`, { codeId })
    else await mail(scope, 'worker-code-text', `worker-code-text/${codeId}`, { codeId })
    return ok(way)
  }
}
