import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { BenefitKind } from '../domain/benefit_kinds.ts'
import Benefit from '../models/benefit.ts'
import { listBenefits } from '../queries/list_benefits.ts'

/** Every benefit of a list that is not archived, in its new order. */
export interface OrderBenefitsInput {
  kind: BenefitKind
  ids: string[]
}

/** Puts a list in order; refused when the list is no longer the one that was ordered. */
export class OrderBenefits {
  static async handle(scope: Scope, { kind, ids }: OrderBenefitsInput): Promise<Result<Benefit[]>> {
    const rows = await Benefit.query().where({ kind }).whereNull('archived_at').forUpdate()
    const known = new Set(rows.map(({ id }) => id))
    if (ids.some((id) => !known.has(id))) return fail('E_NOT_FOUND')
    if (known.size !== ids.length) return fail('E_STALE_VERSION')
    await scope.trx.rawQuery(
      `update benefits set position = place
       from unnest(?::uuid[]) with ordinality as wanted (benefit, place) where id = benefit`,
      [ids]
    )
    await record(scope, 'benefit.ordered', { type: 'company', id: scope.companyId }, { kind })
    return ok(await listBenefits(scope))
  }
}
