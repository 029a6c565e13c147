import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { findWorker, type Worker } from '#modules/team/index'
import { findPortalSettings } from '../queries/find_portal_settings.ts'
import { writeToWorker } from './enqueue_portal_mail.ts'

/** What of a worker's portal a user of the company looks at. */
export type Viewed = 'worker' | 'statement' | 'contract' | 'document'

/**
 * A user of the company looks at a worker's portal as the worker sees it: the audit log says who saw what, and the worker
 * is told once a day where the company says so.
 */
export class ViewAsWorker {
  static async handle(scope: Scope, workerId: string, viewed: Viewed): Promise<Result<Worker>> {
    const found = await findWorker(scope, workerId)
    if (!found.ok) return found
    await record(scope, 'portal.viewed_as', { type: 'worker', id: workerId }, { viewed })
    const { tellsViews } = await findPortalSettings(scope)
    if (tellsViews && found.value.email) await writeToWorker(scope, workerId, 'VIEWED', today())
    return ok(found.value)
  }
}
