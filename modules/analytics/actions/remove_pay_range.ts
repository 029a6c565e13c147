import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import PayRange from '../models/pay_range.ts'

/** Takes a range off the list: its people stand in the one for every level, or in a suggested one. */
export class RemovePayRange {
  static async handle(scope: Scope, id: string): Promise<Result<{ id: string }>> {
    const range = await PayRange.query().where('id', id).first()
    if (!range) return fail('E_NOT_FOUND')
    await range.delete()
    await record(scope, 'pay_range.deleted', { type: 'pay_range', id }, {})
    return ok({ id })
  }
}
