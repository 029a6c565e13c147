import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { AddressKind } from '../domain/address_kinds.ts'
import CompanyAddress from '../models/company_address.ts'

export interface AddressInput {
  kind: AddressKind
  name: string
  street: string
  postalCode: string
  city: string
}

/** Adds an address of the company beside its seat (without an id), or changes it. */
export class SaveAddress {
  static async handle(
    scope: Scope,
    input: AddressInput,
    id?: string
  ): Promise<Result<CompanyAddress>> {
    const address = id
      ? await CompanyAddress.query().where('id', id).forUpdate().first()
      : new CompanyAddress()
    if (!address) return fail('E_NOT_FOUND')
    address.merge(input)
    const fields = Object.keys(address.$dirty)
    if (fields.length === 0) return ok(address)
    await address.save()
    await address.refresh()
    const event = id ? 'company_address.updated' : 'company_address.created'
    await record(scope, event, { type: 'company_address', id: address.id }, { fields })
    return ok(address)
  }
}
