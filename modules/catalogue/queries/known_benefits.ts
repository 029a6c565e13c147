import type { Scope } from '#modules/shared/tenancy/scope'
import type { BenefitFields, BenefitKind } from '../domain/benefit_kinds.ts'
import Benefit from '../models/benefit.ts'

/** A benefit as it stands. */
export interface KnownBenefit {
  id: string
  kind: BenefitKind
  archived: boolean
  fields: BenefitFields
}

/** The whole catalogue with what each benefit says, archived ones among them. */
export async function knownBenefits(_scope: Scope): Promise<KnownBenefit[]> {
  const rows = await Benefit.query().orderBy('id')
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    archived: row.archivedAt !== null,
    fields: row.fields(),
  }))
}

/** Keeps others from changing benefits until the work is done; of those that are added one at a time decides. */
export async function lockBenefits(scope: Scope): Promise<void> {
  await scope.trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `benefits:${scope.companyId}`,
  ])
  await Benefit.query().orderBy('id').forUpdate()
}
