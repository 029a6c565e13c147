import { findUserNames } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Department from '../models/department.ts'
import { findDepartment, type DepartmentFacts } from '../queries/list_departments.ts'
import { SaveName } from './save_name.ts'

export interface SaveDepartmentInput {
  name: string
  /** Users; those with the role of manager see this department's workers. Absent: they stay as they are. */
  managerIds?: string[]
  /** The department that it stands under, or null for none. Absent: it stays where it is. */
  parentId?: string | null
}

/** A department and who manages it. */
export class SaveDepartment {
  static async handle(
    scope: Scope,
    id: string | null,
    { name, managerIds, parentId }: SaveDepartmentInput
  ): Promise<Result<DepartmentFacts>> {
    if (managerIds && (await findUserNames(scope, managerIds)).length < managerIds.length)
      return fail('E_NOT_FOUND')
    if (parentId !== undefined) {
      const refused = await refusedParent(id, parentId)
      if (refused) return refused
    }
    const saved = await SaveName.handle(scope, 'department', id, name)
    if (!saved.ok) return saved
    if (parentId !== undefined)
      await Department.query().where('id', saved.value.id).update({ parent_id: parentId })
    if (managerIds) await setManagers(scope, saved.value.id, managerIds)
    return ok(await findDepartment(scope, saved.value.id))
  }
}

/** A department stands under none of its own; all are locked, so that no two moves make a circle together. */
async function refusedParent(id: string | null, parentId: string | null) {
  const all = await Department.query().orderBy('id').forUpdate()
  const parentOf = new Map(all.map((each) => [each.id, each.parentId]))
  if (parentId !== null && !parentOf.has(parentId)) return fail('E_NOT_FOUND')
  for (let at = parentId; at !== null; at = parentOf.get(at) ?? null)
    if (at === id) return fail('E_DEPARTMENT_CIRCLE')
  return null
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
