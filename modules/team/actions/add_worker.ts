import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { situationOf, situationProblems, type CivilSituation } from '../domain/civil_situation.ts'
import type Worker from '../models/worker.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'

export interface AddWorkerInput extends CivilSituation {
  /** Chosen by the client, so that a double click adds one person, not two. */
  id?: string
  firstName: string
  lastName: string
  email?: string | null
  language?: Locale
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
    const newId = await insertOnce(scope, 'workers', {
      id,
      first_name: firstName,
      last_name: lastName,
      email: email ?? null,
      language: language ?? scope.locale,
    })
    if (!newId) {
      const twin = await visibleWorkers(scope).where('id', id!).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    await record(scope, 'worker.created', { type: 'worker', id: newId })
    const worker = await visibleWorkers(scope).where('id', newId).firstOrFail()
    return ok(await worker.merge(situation).save())
  }
}
