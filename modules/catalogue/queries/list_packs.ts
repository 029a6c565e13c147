import type { Scope } from '#modules/shared/tenancy/scope'
import BenefitPack from '../models/benefit_pack.ts'

/** The packs of the company, by name. */
export function listPacks(_scope: Scope): Promise<BenefitPack[]> {
  return BenefitPack.query().orderByRaw('lower(name)').orderBy('id')
}
