import { notYet, fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { latestOf } from '#modules/shared/timeline/timeline'
import { sectionsBeforeSigning, visibleWorkers } from '#modules/team/index'
import { statusAfter } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import { seeingItsParts } from '../queries/filtered_casefiles.ts'
import { lockCasefile } from '../queries/find_casefile.ts'
import { append, enqueueMail, revokeLinks } from './casefile_trail.ts'

/** It is resent once in so long at most: each time is one more mail in the worker's box. */
const PAUSE_S = 60

/**
 * Mails the worker a private link to the form of their details; sent again, the links before open it too. Filled in once,
 * it is another form, which the links before do not open.
 */
export class SendWorkerForm {
  static async handle(scope: Scope, id: string): Promise<Result<Casefile>> {
    const found = await lockCasefile(scope, id)
    if (!found.ok) return found
    const casefile = found.value
    const isResent = casefile.status === 'WORKER_FORM_SENT'
    const next = statusAfter(casefile.status, isResent ? 'resendForm' : 'sendForm', 'EMPLOYER')
    if (!next.ok) return fail(next.problem)
    const seconds = isResent ? await secondsUntilResend(casefile) : 0
    if (seconds > 0) return notYet('E_FORM_JUST_SENT', seconds)
    const worker = await visibleWorkers(seeingItsParts(scope))
      .where('id', casefile.workerId)
      .firstOrFail()
    if (!worker.email) return fail('E_WORKER_WITHOUT_ADDRESS')
    if (!isResent) {
      await revokeLinks(casefile)
      casefile.merge({ status: next.status, formVersion: casefile.formVersion + 1 })
    }
    await casefile.save()
    const details = { to: worker.email }
    await append(scope, casefile, isResent ? 'FORM_RESENT' : 'FORM_SENT', { details })
    const sections = await sectionsBeforeSigning(scope)
    await enqueueMail(scope, casefile, 'FORM', { email: worker.email, sections })
    return ok(casefile)
  }
}

/** Takes the form back: its links open nothing any more. */
export class WithdrawWorkerForm {
  static async handle(scope: Scope, id: string): Promise<Result<Casefile>> {
    const found = await lockCasefile(scope, id)
    if (!found.ok) return found
    const casefile = found.value
    const next = statusAfter(casefile.status, 'withdrawForm', 'EMPLOYER')
    if (!next.ok) return fail(next.problem)
    await casefile.merge({ status: next.status }).save()
    await revokeLinks(casefile)
    await append(scope, casefile, 'FORM_WITHDRAWN')
    return ok(casefile)
  }
}

async function secondsUntilResend({ id }: Casefile): Promise<number> {
  const kinds = ['FORM_SENT', 'FORM_RESENT']
  const last = await latestOf({ type: 'casefile', id }, kinds).first()
  return last ? Math.max(0, Math.ceil(PAUSE_S + last.at.diffNow('seconds').seconds)) : 0
}
