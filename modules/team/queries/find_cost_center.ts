import type { Scope } from '#modules/shared/tenancy/scope'
import CostCenter from '../models/cost_center.ts'

/** One cost centre of the company; null without one. */
export async function findCostCenter(_scope: Scope, id: string | null): Promise<CostCenter | null> {
  return id === null ? null : CostCenter.query().where('id', id).first()
}
