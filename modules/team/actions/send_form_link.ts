import { mailedLink } from '#modules/shared/links/issue_link'
import { fail, notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { latestOf } from '#modules/shared/timeline/timeline'
import type { WorkerFormSection } from '../domain/worker_form.ts'
import type Worker from '../models/worker.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import { append, enqueueMail } from './worker_trail.ts'

/** A form is mailed once in so long at most: each time is one more mail in the worker's box. */
const PAUSE_S = 60

/** Mails a worker a link to the form of their own details, or one more; the links sent before open it too. */
export class SendFormLink {
  static async handle(
    scope: Scope,
    id: string,
    sections: WorkerFormSection[],
    mayAsk: readonly WorkerFormSection[]
  ): Promise<Result<Worker>> {
    const worker = await visibleWorkers(scope).where('id', id).forUpdate().first()
    if (!worker) return fail('E_NOT_FOUND')
    if (!sections.every((section) => mayAsk.includes(section))) return fail('E_WORKER_NOT_SIGNED')
    if (!worker.email) return fail('E_WORKER_WITHOUT_ADDRESS')
    const last = await latestOf({ type: 'worker', id }, ['FORM_SENT']).first()
    const seconds = last ? Math.ceil(PAUSE_S + last.at.diffNow('seconds').seconds) : 0
    if (seconds > 0) return notYet('E_TOO_MANY_REQUESTS', seconds)
    const target = { type: 'worker' as const, id, version: worker.detailsVersion, sections }
    const link = await mailedLink(scope, target, worker.email)
    await append(scope, worker, 'FORM_SENT', {
      details: { to: worker.email, sections },
      audit: { link: link.id, sections },
    })
    await enqueueMail(scope, { workerId: id, kind: 'FORM', linkId: link.id }, link.id)
    return ok(worker)
  }
}
