import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { situationOf, situationProblems } from '../domain/civil_situation.ts'
import type Worker from '../models/worker.ts'
import { lockPeople } from '../queries/lock_people.ts'
import { recordProblems } from '../queries/record_problems.ts'
import { twinProblems } from '../queries/twin_problems.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import { recordFields, type UpdateWorkerInput } from './update_worker.ts'

export interface AddWorkerInput extends UpdateWorkerInput {
  /** Chosen by the client, so that a double click adds one person, not two. */
  id?: string
  firstName: string
  lastName: string
}

/** Adds a person to the company's contacts; a contract makes them an active worker. */
export class AddWorker {
  static async handle(
    scope: Scope,
    { id, firstName, lastName, email, language, ...rest }: AddWorkerInput
  ): Promise<Result<Worker>> {
    const situation = situationOf(rest)
    const problems = situationProblems(situation, scope.locale)
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    await waitForTwin(scope, id)
    const twin = id ? await visibleWorkers(scope).where('id', id).first() : null
    if (twin) return ok(twin)
    await lockPeople(scope)
    const newId = await insertOnce(scope, 'workers', {
      id,
      first_name: firstName,
      last_name: lastName,
      email: email ?? null,
      language: language ?? scope.locale,
    })
    if (!newId) return fail('E_CONFLICT')
    await record(scope, 'worker.created', { type: 'worker', id: newId })
    const worker = await visibleWorkers(scope).where('id', newId).firstOrFail()
    worker.merge(recordFields(rest))
    const refused = [
      ...(await recordProblems(scope, worker)),
      ...(await twinProblems(scope, { email, ...worker.$dirty }, { of: newId, named: true })),
    ]
    // The refusal takes the transaction back, and with it the row.
    return refused.length > 0 ? fail('E_VALIDATION', refused) : ok(await worker.save())
  }
}
