import { record } from '#modules/shared/audit/record'
import { closeLinks } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { accountChange } from '../domain/private_details.ts'
import type Worker from '../models/worker.ts'
import WorkerExternalId from '../models/worker_external_id.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { keptProblems } from '../queries/kept_elsewhere.ts'
import { lockPeople } from '../queries/lock_people.ts'
import { twinProblems } from '../queries/twin_problems.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import {
  changedFields,
  changedPrivate,
  detailProblems,
  mergeDetails,
  newIdentity,
  privateOf,
  savePrivate,
  tellOfAccount,
  type WorkerFormInput,
} from './save_worker_form.ts'

export interface DetailsInput extends WorkerFormInput {
  version: number
  /** All of them, in place of those that are known. */
  externalIds?: readonly { system: string; identifier: string }[]
}

/** Changes a worker's details, by those who keep records: an account is used at once, and its worker is told of it. */
export class UpdateDetails {
  static async handle(
    scope: Scope,
    id: string,
    { version, externalIds, ...input }: DetailsInput
  ): Promise<Result<Worker>> {
    await lockPeople(scope)
    const worker = await visibleWorkers(scope).where('id', id).forUpdate().first()
    if (!worker) return fail('E_NOT_FOUND')
    if (worker.detailsVersion !== version) return fail('E_STALE_VERSION')
    const kept = await WorkerPrivate.orNew(worker)
    const before = { email: worker.email, language: worker.language }
    const told = { ...kept.told, ...privateOf(input, kept.told) }
    mergeDetails(worker, input)
    const problems = [
      ...detailProblems(scope, worker, { sections: [], told }),
      ...(await twinProblems(
        scope,
        { ...newIdentity(worker, kept, told), externalIds },
        { of: id, named: true }
      )),
      ...(await keptProblems(scope, id, [
        ...changedFields(worker),
        ...changedPrivate(kept.told, told),
      ])),
    ]
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    const account = accountChange(kept.told, told)
    const fields = [
      ...changedFields(worker),
      ...changedPrivate(kept.told, told),
      ...((await keepExternalIds(id, externalIds)) ? ['externalIds'] : []),
    ]
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

/** Whether they are others than those that are known. */
async function keepExternalIds(
  workerId: string,
  told: DetailsInput['externalIds']
): Promise<boolean> {
  if (!told) return false
  const known = await WorkerExternalId.of(workerId)
  const asText = (ids: readonly { system: string; identifier: string }[]) =>
    JSON.stringify(ids.map(({ system, identifier }) => [system, identifier]).sort())
  if (asText(known) === asText(told)) return false
  await WorkerExternalId.query().where('worker_id', workerId).delete()
  await WorkerExternalId.createMany(told.map((each) => ({ ...each, workerId })))
  return true
}
