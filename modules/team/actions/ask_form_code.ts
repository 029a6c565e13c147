import { newSentCode } from '#modules/shared/codes/sent_code'
import { mail } from '#modules/shared/mail/mail'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { CodeWay } from '../domain/worker_form.ts'
import WorkerCode from '../models/worker_code.ts'
import { ownWorker } from '../queries/own_worker.ts'
import { waysTo } from '../queries/shown_worker_form.ts'

/** Sends a worker a code, to the address or telephone that was known before; answers where it went. */
export class AskFormCode {
  static async handle(
    scope: Scope,
    workerId: string,
    by: CodeWay
  ): Promise<Result<{ by: CodeWay; to: string }>> {
    const worker = await ownWorker(scope, workerId).forUpdate().firstOrFail()
    const way = (await waysTo(worker)).find((each) => each.by === by)
    if (!way) return fail('E_NOT_FOUND')
    const made = await newSentCode(WorkerCode, { workerId }, { via: by })
    if (!made.ok) return made
    const codeId = made.value
    if (by === 'EMAIL') await mail(scope, 'worker-code', `worker-code/${codeId}`, { codeId })
    else await mail(scope, 'worker-code-text', `worker-code-text/${codeId}`, { codeId })
    return ok(way)
  }
}
