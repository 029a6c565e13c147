import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { SaveWorkerForm, withFormCode, type WorkerFormInput } from '#modules/team/index'
import { statusAfter } from '../domain/casefile_status.ts'
import { lockOpenedCasefile } from '../queries/find_casefile.ts'
import type { OpenedCasefile } from '../queries/opened_casefile.ts'
import { append, enqueueMail } from './casefile_trail.ts'

/**
 * Keeps what the worker tells in the form of a casefile, once; who sent the form is told that it is there.
 *
 * @param opened the casefile that the browser opened, judged anew in each unit
 */
export class SaveWorkerDetails {
  static async handle(
    inScope: InScope,
    opened: (scope: Scope) => Promise<OpenedCasefile>,
    { code, ...input }: WorkerFormInput & { code?: string }
  ): Promise<Result<null>> {
    const workerOf = async (scope: Scope) => (await opened(scope)).casefile.workerId
    return withFormCode(inScope, code, workerOf, async (scope, isConfirmed) => {
      const { casefile: seen, sections } = await opened(scope)
      const found = await lockOpenedCasefile(scope, seen)
      if (!found.ok) return found
      const casefile = found.value
      const next = statusAfter(casefile.status, 'saveWorker', 'WORKER')
      if (!next.ok) return fail(next.problem)
      const { workerId } = casefile
      const saved = await SaveWorkerForm.handle(scope, workerId, sections, input, { isConfirmed })
      if (!saved.ok) return saved
      await casefile.merge({ status: next.status }).save()
      await append(scope, casefile, 'FORM_FILLED', { audit: { sections } })
      await enqueueMail(scope, casefile, 'FORM_FILLED')
      return ok(null)
    })
  }
}
