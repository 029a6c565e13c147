import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Department from '../models/department.ts'
import type Worker from '../models/worker.ts'
import { keptProblems } from '../queries/kept_elsewhere.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'

/** Puts a worker in a department, or in none (`null`); its manager sees them from then on. */
export class AssignDepartment {
  static async handle(
    scope: Scope,
    id: string,
    departmentId: string | null
  ): Promise<Result<Worker>> {
    const worker = await visibleWorkers(scope).where('id', id).forUpdate().first()
    if (!worker) return fail('E_NOT_FOUND')
    if (departmentId && !(await Department.find(departmentId))) return fail('E_NOT_FOUND')
    const before = worker.departmentId
    if (before === departmentId) return ok(worker)
    const problems = await keptProblems(scope, id, ['departmentId'])
    if (problems.length > 0) return fail('E_VALIDATION', problems)
    await worker.merge({ departmentId }).save()
    await record(
      scope,
      'worker.department_set',
      { type: 'worker', id },
      { from: before, to: departmentId }
    )
    return ok(worker)
  }
}
