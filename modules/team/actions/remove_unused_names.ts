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

/** Takes names out of the company's lists that nobody and nothing uses; the others stay. */
export class RemoveUnusedNames {
  static async handle(
    scope: Scope,
    names: readonly { list: NamedList; id: string }[]
  ): Promise<void> {
    for (const { list, id } of names) {
      if (await visibleWorkers(scope).where(COLUMNS[list], id).first()) continue
      if (list === 'department' && (await leads(scope, id))) continue
      // A contract may name it: then it stays, and the rest of the work with it.
      await scope.trx.rawQuery('savepoint removing_name')
      const removed = await RemoveName.handle(scope, list, id)
      if (!removed.ok) await scope.trx.rawQuery('rollback to savepoint removing_name')
    }
  }
}

/** Whether a department has others under it, or managers. */
async function leads({ trx }: Scope, id: string): Promise<boolean> {
  if (await Department.query().where('parent_id', id).first()) return true
  return (await trx.from('department_managers').where('department_id', id).first()) !== null
}
