import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import BenefitPack from '../models/benefit_pack.ts'

/** Forgets a pack; packages that it was added to keep what they have. */
export class RemovePack {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const pack = await BenefitPack.query().where('id', id).forUpdate().first()
    if (!pack) return fail('E_NOT_FOUND')
    await pack.delete()
    const { name } = pack
    await record(scope, 'benefit.pack_removed', { type: 'company', id: scope.companyId }, { name })
    return ok(null)
  }
}
