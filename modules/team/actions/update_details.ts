import { record } from '#modules/shared/audit/record'
import { closeLinks } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { accountChange } from '../domain/private_details.ts'
import type Worker from '../models/worker.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import {
  changedFields,
  changedPrivate,
  detailProblems,
  mergeDetails,
  privateOf,
  savePrivate,
  tellOfAccount,
  type WorkerFormInput,
} from './save_worker_form.ts'

/** Changes a worker's details, by those who keep records: an account is used at once, and its worker is told of it. */
export class UpdateDetails {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: WorkerFormInput & { version: number }
  ): Promise<Result<Worker>> {
    const worker = await visibleWorkers(scope).where('id', id).forUpdate().first()
    if (!worker) return fail('E_NOT_FOUND')
    if (worker.detailsVersion !== version) return fail('E_STALE_VERSION')
    const kept = await WorkerPrivate.orNew(id)
    const before = { email: worker.email, language: worker.language }
    const told = { ...kept.told, ...privateOf(input, kept.told) }
    mergeDetails(worker, input)
    const problems = detailProblems(scope, worker, { sections: [], told })
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    const account = accountChange(kept.told, told)
    const fields = [...changedFields(worker), ...changedPrivate(kept.told, told)]
    if (fields.length === 0) return ok(worker)
    await worker.merge({ detailsVersion: version + 1 }).save()
    // A form that was mailed to the address before is no longer opened from there.
    if (fields.includes('email')) await closeLinks({ type: 'worker', id })
    await savePrivate(kept, told, today())
    await record(scope, 'worker.details_updated', { type: 'worker', id }, { fields })
    if (account) await tellOfAccount(scope, worker, account, before)
    return ok(worker)
  }
}
