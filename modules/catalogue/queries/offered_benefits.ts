import type { Scope } from '#modules/shared/tenancy/scope'
import type { BenefitFields, BenefitKind } from '../domain/benefit_kinds.ts'
import Benefit from '../models/benefit.ts'

/** Everything that packages may offer of the catalogue, list by list in the company's order. */
export async function offeredBenefits(
  _scope: Scope
): Promise<(BenefitFields & { kind: BenefitKind })[]> {
  const rows = await Benefit.query()
    .where('in_packages', true)
    .whereNull('archived_at')
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
  return rows.map((row) => ({ kind: row.kind, ...row.fields() }))
}
