import type { Scope } from '#modules/shared/tenancy/scope'
import ContractLocation from '../models/contract_location.ts'

/** The company's places of work, by name. */
export async function listLocations(_scope: Scope): Promise<ContractLocation[]> {
  return ContractLocation.query().orderBy('name').orderBy('id')
}
