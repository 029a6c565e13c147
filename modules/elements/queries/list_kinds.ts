import type { Scope } from '#modules/shared/tenancy/scope'
import PayElementKind from '../models/pay_element_kind.ts'

/** What of pay can happen in this company, by code. Who may read it says the right. */
export function listKinds(_scope: Scope): Promise<PayElementKind[]> {
  return PayElementKind.query().orderBy('code')
}
