import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { mayBeDeleted } from '../domain/sacrifice/status.ts'
import { visibleSacrifices } from '../queries/visible_sacrifices.ts'
import { subjectOf } from './save_sacrifice.ts'

/** Removes an exchange that was not agreed. */
export class DeleteSacrifice {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const row = await visibleSacrifices(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (!mayBeDeleted(row.status)) return fail('E_SACRIFICE_STATUS')
    await row.delete()
    await record(scope, 'salary_sacrifice.deleted', subjectOf(id))
    return ok(null)
  }
}
