import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Worker from '../models/worker.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { keptProblems } from '../queries/kept_elsewhere.ts'
import { ownWorker } from '../queries/own_worker.ts'
import {
  changedFields,
  detailProblems,
  mergeDetails,
  type WorkerFormInput,
} from './save_worker_form.ts'
import { tellEmployer } from './worker_trail.ts'

/** Where a worker lives, how they are reached, and in which language; what is left out stays. */
export type OwnContact = Pick<
  WorkerFormInput,
  | 'language'
  | 'phone'
  | 'addressLine1'
  | 'addressLine2'
  | 'addressPostalCode'
  | 'addressCity'
  | 'addressCountry'
>

/**
 * Changes what a worker may change by themselves, in a browser that was opened from their own mailbox: a code would go
 * there too, so none is asked for. Those who keep records are told, once an hour at most.
 */
export class ChangeOwnContact {
  static async handle(
    scope: Scope,
    workerId: string,
    input: OwnContact
  ): Promise<Result<{ worker: Worker; fields: string[] }>> {
    const worker = await ownWorker(scope, workerId).forUpdate().firstOrFail()
    const { told } = await WorkerPrivate.orNew(worker)
    mergeDetails(worker, input)
    const fields = changedFields(worker)
    if (fields.length === 0) return ok({ worker, fields })
    const problems = [
      ...detailProblems(scope, worker, { sections: [], told }),
      ...(await keptProblems(scope, workerId, fields)),
    ]
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    await worker.merge({ detailsVersion: worker.detailsVersion + 1 }).save()
    const details = { fields, by: 'worker' }
    await record(scope, 'worker.details_updated', { type: 'worker', id: workerId }, details)
    // A language is no news to those who keep records.
    if (fields.some((field) => field !== 'language')) await tellEmployer(scope, worker, 'FILLED')
    return ok({ worker, fields })
  }
}
