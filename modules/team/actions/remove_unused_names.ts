import type { Scope } from '#modules/shared/tenancy/scope'
import type { NamedList } from '../models/named_lists.ts'
import Department from '../models/department.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import { RemoveName } from './remove_name.ts'

/** Where a record names one. */
const COLUMNS: Record<NamedList, string> = {
  department: 'department_id',
  cost_center: 'cost_center_id',
  contract_location: 'contract_location_id',
}

/** Takes names out of the company's lists that nobody and nothing uses, and answers how many; the others stay. */
export class RemoveUnusedNames {
  static async handle(
    scope: Scope,
    names: readonly { list: NamedList; id: string }[]
  ): Promise<number> {
    const gone = new Set<string>()
    // A department goes after those under it, wherever they stand in the list.
    for (let again = true; again; ) {
      again = false
      for (const { list, id } of names) {
        if (gone.has(id) || !(await remove(scope, list, id))) continue
        gone.add(id)
        again = true
      }
    }
    return gone.size
  }
}

async function remove(scope: Scope, list: NamedList, id: string): Promise<boolean> {
  if (await visibleWorkers(scope).where(COLUMNS[list], id).first()) return false
  if (list === 'department' && (await leads(scope, id))) return false
  // A contract may name it: then it stays, and the rest of the work with it.
  await scope.trx.rawQuery('savepoint removing_name')
  const removed = await RemoveName.handle(scope, list, id)
  if (!removed.ok) await scope.trx.rawQuery('rollback to savepoint removing_name')
  return removed.ok
}

/** Whether a department has others under it, or managers. */
async function leads({ trx }: Scope, id: string): Promise<boolean> {
  if (await Department.query().where('parent_id', id).first()) return true
  return (await trx.from('department_managers').where('department_id', id).first()) !== null
}
