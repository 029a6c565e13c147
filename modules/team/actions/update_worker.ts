import { DateTime } from 'luxon'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { record } from '#modules/shared/audit/record'
import { closeLinks } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { situationOf, situationProblems, type CivilSituation } from '../domain/civil_situation.ts'
import type Worker from '../models/worker.ts'
import { keptProblems } from '../queries/kept_elsewhere.ts'
import { lockPeople } from '../queries/lock_people.ts'
import { recordProblems } from '../queries/record_problems.ts'
import { twinProblems } from '../queries/twin_problems.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'

/** A field that is left out stays as it is; `null` empties it. */
export interface UpdateWorkerInput extends CivilSituation {
  firstName?: string
  lastName?: string
  email?: string | null
  language?: Locale
  employeeNumber?: string | null
  nomFonction?: string | null
  level?: string | null
  /** `YYYY-MM-DD` */
  startOfSeniorityStr?: string | null
  managerId?: string | null
  costCenterId?: string | null
  contractLocationId?: string | null
}

/** What no two people share, and who leads whom: judged one at a time. */
export const SHARED_BY_NOBODY = ['email', 'employeeNumber', 'managerId'] as const

/** Changes what is known of a person. Packages keep the situation they were computed with. */
export class UpdateWorker {
  static async handle(scope: Scope, id: string, input: UpdateWorkerInput): Promise<Result<Worker>> {
    if (SHARED_BY_NOBODY.some((field) => input[field])) await lockPeople(scope)
    const worker = await visibleWorkers(scope).where('id', id).forUpdate().first()
    if (!worker) return fail('E_NOT_FOUND')
    worker.merge(recordFields(input))
    const problems = [
      ...situationProblems(situationOf(worker), scope.locale),
      ...(await recordProblems(scope, worker)),
      ...(await twinProblems(scope, worker.$dirty, { of: id, named: true })),
      ...(await keptProblems(scope, id, Object.keys(worker.$dirty))),
    ]
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

/** The columns of what was given. */
export function recordFields({
  startOfSeniorityStr: day,
  ...plain
}: UpdateWorkerInput): Partial<ModelAttributes<Worker>> {
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(day !== undefined && { startOfSeniority: day === null ? null : DateTime.fromISO(day) }),
  }
}
