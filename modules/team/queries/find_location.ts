import type { Scope } from '#modules/shared/tenancy/scope'
import ContractLocation from '../models/contract_location.ts'

/** One place of work of the company; null without one. */
export async function findLocation(
  _scope: Scope,
  id: string | null
): Promise<ContractLocation | null> {
  return id === null ? null : ContractLocation.query().where('id', id).first()
}
