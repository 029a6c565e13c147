import vine from '@vinejs/vine'
import { list, oneOf, text, uuid, whole } from '#modules/shared/http/shapes'
import { ADDRESS_KINDS } from '../domain/address_kinds.ts'

export const addressValidator = vine.create({
  kind: vine.enum(ADDRESS_KINDS),
  name: vine.string().trim().minLength(1).maxLength(200),
  street: vine.string().trim().minLength(1).maxLength(200),
  postalCode: vine.string().trim().minLength(1).maxLength(20),
  city: vine.string().trim().minLength(1).maxLength(100),
})

const address = {
  id: uuid,
  kind: oneOf(ADDRESS_KINDS),
  name: text,
  street: text,
  postalCode: text,
  city: text,
}
export const addressSchema = whole(address)
export const addressesSchema = whole({ data: list(whole(address)) })
