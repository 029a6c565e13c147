import { closeLinks } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Worker from '../models/worker.ts'
import { openLinks } from '../queries/form_state.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import { append } from './worker_trail.ts'

/** No link and no browser opens the form of a worker any more; what was filled in stays. */
export class RevokeFormLinks {
  static async handle(scope: Scope, id: string): Promise<Result<Worker>> {
    const worker = await visibleWorkers(scope).where('id', id).forUpdate().first()
    if (!worker) return fail('E_NOT_FOUND')
    if (!(await openLinks(id).first())) return ok(worker)
    await closeLinks({ type: 'worker', id })
    await append(scope, worker, 'FORM_REVOKED')
    return ok(worker)
  }
}
