import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { NAMED_LISTS, type NamedList } from '../models/named_lists.ts'

/** What PostgreSQL answers where another row names this one. */
const FOREIGN_KEY = '23503'

/** Takes a name out of one of the company's lists; workers of a department that goes stay without one. */
export class RemoveName {
  static async handle(scope: Scope, list: NamedList, id: string): Promise<Result<{ id: string }>> {
    const row = await NAMED_LISTS[list].query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    try {
      await row.delete()
    } catch (error) {
      // A contract names it, which stays as it was made, or a worker; the refusal takes the transaction back.
      if ((error as { code?: string }).code === FOREIGN_KEY) return fail('E_NAME_USED')
      throw error
    }
    await record(scope, `${list}.deleted`, { type: list, id }, { name: row.name })
    return ok({ id })
  }
}
