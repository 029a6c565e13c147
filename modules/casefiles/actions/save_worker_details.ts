import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { SaveWorkerForm, type WorkerFormInput } from '#modules/team/index'
import { statusAfter } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import { lockOpenedCasefile } from '../queries/find_casefile.ts'
import type { OpenedCasefile } from '../queries/opened_casefile.ts'
import { append, enqueueMail } from './casefile_trail.ts'

/** Keeps what the worker tells in the form of a casefile, once; who sent the form is told that it is there. */
export class SaveWorkerDetails {
  static async handle(
    scope: Scope,
    { casefile: seen, sections }: OpenedCasefile,
    input: WorkerFormInput
  ): Promise<Result<Casefile>> {
    const found = await lockOpenedCasefile(scope, seen)
    if (!found.ok) return found
    const casefile = found.value
    const next = statusAfter(casefile.status, 'saveWorker', 'WORKER')
    if (!next.ok) return fail(next.problem)
    const saved = await SaveWorkerForm.handle(scope, casefile.workerId, sections, input)
    if (!saved.ok) return saved
    await casefile.merge({ status: next.status }).save()
    await append(scope, casefile, 'FORM_FILLED', { audit: { sections } })
    await enqueueMail(scope, casefile, 'FORM_FILLED')
    return ok(casefile)
  }
}
