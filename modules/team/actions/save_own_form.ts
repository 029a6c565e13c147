import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import WorkerCode from '../models/worker_code.ts'
import type { OpenedForm } from '../queries/opened_form.ts'
import { SaveWorkerForm, type WorkerFormInput } from './save_worker_form.ts'
import { tellEmployer } from './worker_trail.ts'

/**
 * Keeps what a worker tells by their own link, with the code that another account asks for. A guess at the code is
 * counted before it is judged, in a unit of its own: a refusal would take back what it counted.
 *
 * @param opened the form that the browser opened, judged anew in each unit
 */
export class SaveOwnForm {
  static async handle(
    inScope: InScope,
    opened: (scope: Scope) => Promise<OpenedForm>,
    { code, ...input }: WorkerFormInput & { code?: string }
  ): Promise<Result<null>> {
    const count = async (scope: Scope) => WorkerCode.takeTry((await opened(scope)).worker.id)
    if (code !== undefined && !(await inScope(count))) return fail('E_INVALID_CODE')
    return inScope(async (scope) => {
      const { worker, sections, link } = await opened(scope)
      const proof = code === undefined ? null : await WorkerCode.matching(worker.id, code)
      if (code !== undefined && !proof) return fail('E_INVALID_CODE')
      const isConfirmed = proof !== null
      const saved = await SaveWorkerForm.handle(scope, worker.id, sections, input, { isConfirmed })
      if (!saved.ok) return saved
      await proof?.spend()
      const { account } = saved.value
      if (!account) await tellEmployer(scope, saved.value.worker, 'FILLED', link.createdBy)
      return ok(null)
    })
  }
}
