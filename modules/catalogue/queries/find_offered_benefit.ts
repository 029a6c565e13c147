import type { Scope } from '#modules/shared/tenancy/scope'
import type { BenefitFields, BenefitKind } from '../domain/benefit_kinds.ts'
import Benefit from '../models/benefit.ts'

/** What a benefit of the catalogue says, while packages may offer it: neither archived nor kept out of them. */
export async function findOfferedBenefit(
  _scope: Scope,
  kind: BenefitKind,
  id: string
): Promise<BenefitFields | null> {
  const row = await Benefit.query().where({ id, kind }).whereNull('archived_at').first()
  return row?.inPackages ? row.fields() : null
}
