import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { OpenedForm } from '../queries/opened_form.ts'
import { SaveWorkerForm, type WorkerFormInput } from './save_worker_form.ts'
import { withFormCode } from './with_form_code.ts'
import { tellEmployer } from './worker_trail.ts'

/**
 * Keeps what a worker tells by their own link.
 *
 * @param opened the form that the browser opened, judged anew in each unit
 */
export class SaveOwnForm {
  static async handle(
    inScope: InScope,
    opened: (scope: Scope) => Promise<OpenedForm>,
    { code, ...input }: WorkerFormInput & { code?: string }
  ): Promise<Result<null>> {
    const workerOf = async (scope: Scope) => (await opened(scope)).worker.id
    return withFormCode(inScope, code, workerOf, async (scope, isConfirmed) => {
      const { worker, sections, link } = await opened(scope)
      const saved = await SaveWorkerForm.handle(scope, worker.id, sections, input, { isConfirmed })
      if (!saved.ok) return saved
      const { account } = saved.value
      if (!account) await tellEmployer(scope, saved.value.worker, 'FILLED', link.createdBy)
      return ok(null)
    })
  }
}
