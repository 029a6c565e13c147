import { column } from '@adonisjs/lucid/orm'
import { OfferFileSchema } from '#database/schema'
import type { FileType } from '../domain/offer_file.ts'

/** An attachment of an offer; its type is that of its bytes. */
export default class OfferFile extends OfferFileSchema {
  @column() declare type: FileType
}
