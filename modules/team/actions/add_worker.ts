import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import Worker from '../models/worker.ts'

export interface AddWorkerInput {
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
    { id, firstName, lastName, email, language }: AddWorkerInput
  ): Promise<Result<Worker>> {
    const newId = await insertOnce(scope, 'workers', {
      id,
      first_name: firstName,
      last_name: lastName,
      email: email ?? null,
      language: language ?? scope.locale,
    })
    if (!newId) {
      const twin = await Worker.find(id!)
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    await record(scope, 'worker.created', { type: 'worker', id: newId })
    return ok(await Worker.findOrFail(newId))
  }
}
