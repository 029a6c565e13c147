import { findUserNames } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findDepartment, type DepartmentFacts } from '../queries/list_departments.ts'
import { SaveName } from './save_name.ts'

export interface SaveDepartmentInput {
  name: string
  /** Users; those with the role of manager see this department's workers. Absent: they stay as they are. */
  managerIds?: string[]
}

/** A department and who manages it. */
export class SaveDepartment {
  static async handle(
    scope: Scope,
    id: string | null,
    { name, managerIds }: SaveDepartmentInput
  ): Promise<Result<DepartmentFacts>> {
    if (managerIds && (await findUserNames(scope, managerIds)).length < managerIds.length)
      return fail('E_NOT_FOUND')
    const saved = await SaveName.handle(scope, 'department', id, name)
    if (!saved.ok) return saved
    if (managerIds) await setManagers(scope, saved.value.id, managerIds)
    return ok(await findDepartment(scope, saved.value.id))
  }
}

async function setManagers(scope: Scope, id: string, managers: string[]): Promise<void> {
  const department = { department_id: id }
  await scope.trx.from('department_managers').where(department).delete()
  if (managers.length > 0)
    await scope.trx
      .table('department_managers')
      .multiInsert(managers.map((user_id) => ({ ...department, user_id })))
  await record(scope, 'department.managers_set', { type: 'department', id }, { managers })
}
