import { column } from '@adonisjs/lucid/orm'
import { CompanyAddressSchema } from '#database/schema'
import type { AddressKind } from '../domain/address_kinds.ts'

/** An address of the company beside its seat. */
export default class CompanyAddress extends CompanyAddressSchema {
  @column() declare kind: AddressKind
}
