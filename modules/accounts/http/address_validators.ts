import vine from '@vinejs/vine'
import { ADDRESS_KINDS } from '../domain/address_kinds.ts'

export const addressValidator = vine.create({
  kind: vine.enum(ADDRESS_KINDS),
  name: vine.string().trim().minLength(1).maxLength(200),
  street: vine.string().trim().minLength(1).maxLength(200),
  postalCode: vine.string().trim().minLength(1).maxLength(20),
  city: vine.string().trim().minLength(1).maxLength(100),
})

const address = {
  id: vine.string().uuid(),
  kind: vine.enum(ADDRESS_KINDS),
  name: vine.string(),
  street: vine.string(),
  postalCode: vine.string(),
  city: vine.string(),
}
export const addressSchema = vine.create(address)
export const addressesSchema = vine.create({ data: vine.array(vine.object(address)) })
