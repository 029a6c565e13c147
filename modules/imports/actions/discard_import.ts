import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Import from '../models/import.ts'

/** Gives up a file that was not taken in: nothing of it is kept. */
export class DiscardImport {
  static async handle(scope: Scope, id: string): Promise<Result<{ id: string }>> {
    const row = await Import.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.status !== 'DRAFT') return fail('E_STALE_VERSION')
    await row.delete()
    await record(scope, 'import.discarded', { type: 'import', id }, { target: row.target })
    return ok({ id })
  }
}
