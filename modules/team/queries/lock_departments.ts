import type { Scope } from '#modules/shared/tenancy/scope'
import Department from '../models/department.ts'

/** All departments and what they stand under, which nobody else moves until the work is done. */
export async function lockDepartments(
  _scope: Scope
): Promise<{ id: string; name: string; parentId: string | null }[]> {
  const rows = await Department.query().orderBy('id').forUpdate()
  return rows.map(({ id, name, parentId }) => ({ id, name, parentId }))
}
