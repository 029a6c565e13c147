import { record } from '#modules/shared/audit/record'
import { closeLinks } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { situationOf, situationProblems, type CivilSituation } from '../domain/civil_situation.ts'
import type Worker from '../models/worker.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'

/** A field that is left out stays as it is; `null` empties it. */
export interface UpdateWorkerInput extends CivilSituation {
  firstName?: string
  lastName?: string
  email?: string | null
  language?: Locale
}

/** Changes what is known of a person. Packages keep the situation they were computed with. */
export class UpdateWorker {
  static async handle(scope: Scope, id: string, input: UpdateWorkerInput): Promise<Result<Worker>> {
    const worker = await visibleWorkers(scope).where('id', id).forUpdate().first()
    if (!worker) return fail('E_NOT_FOUND')
    worker.merge(given(input))
    const problems = situationProblems(situationOf(worker), scope.locale)
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    const fields = Object.keys(worker.$dirty)
    if (fields.length === 0) return ok(worker)
    await worker.save()
    // A form that was mailed to the address before is no longer opened from there.
    if (fields.includes('email')) await closeLinks({ type: 'worker', id })
    // Which fields, not what they said: the log is read by more people than a household concerns.
    await record(scope, 'worker.updated', { type: 'worker', id }, { fields })
    return ok(worker)
  }
}

function given(input: UpdateWorkerInput): UpdateWorkerInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}
