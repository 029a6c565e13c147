import { findUserNames } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import Department from '../models/department.ts'

export interface DepartmentFacts {
  id: string
  name: string
  managers: { id: string; displayName: string }[]
  /** The department that it stands under; null at the top. */
  parentId: string | null
}

/** Departments by name, with who manages them. */
export async function listDepartments(scope: Scope): Promise<DepartmentFacts[]> {
  return withManagers(scope, await Department.query().orderBy('name').orderBy('id'))
}

/** One department that is there. */
export async function findDepartment(scope: Scope, id: string): Promise<DepartmentFacts> {
  const [department] = await withManagers(scope, [await Department.findOrFail(id)])
  return department
}

async function withManagers(scope: Scope, departments: Department[]): Promise<DepartmentFacts[]> {
  const links: { department_id: string; user_id: string }[] = await scope.trx
    .from('department_managers')
    .whereIn(
      'department_id',
      departments.map(({ id }) => id)
    )
  const names = await findUserNames(
    scope,
    links.map(({ user_id }) => user_id)
  )
  return departments.map(({ id, name, parentId }) => {
    const managers = links.filter((link) => link.department_id === id).map((link) => link.user_id)
    return { id, name, parentId, managers: names.filter((user) => managers.includes(user.id)) }
  })
}
