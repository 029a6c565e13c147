import { errorText } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { checkPack, type PackFields } from '../domain/benefit_pack.ts'
import BenefitPack from '../models/benefit_pack.ts'

export interface SavePackInput {
  name: string
  benefits: PackFields
}

/** Keeps benefits under a name; the same name again replaces what it holds. */
export class SavePack {
  static async handle(
    scope: Scope,
    { name, benefits }: SavePackInput
  ): Promise<Result<BenefitPack>> {
    const refused = checkPack(benefits, today())
    if (refused.length > 0)
      return fail(
        'E_VALIDATION',
        refused.map((error) => ({
          code: error.code,
          path: error.path,
          message: errorText(error, scope.locale),
        }))
      )
    // Two who keep the same name in one moment wait for each other: the later one replaces.
    await scope.trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 1))', [
      `${scope.companyId} ${name.toLowerCase()}`,
    ])
    const same = await BenefitPack.query().whereRaw('lower(name) = lower(?)', [name]).first()
    const pack = await (same ?? new BenefitPack()).merge({ name, benefits }).save()
    await record(scope, 'benefit.pack_saved', { type: 'company', id: scope.companyId }, { name })
    return ok(await BenefitPack.findOrFail(pack.id))
  }
}
