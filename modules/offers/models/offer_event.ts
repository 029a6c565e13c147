import { column } from '@adonisjs/lucid/orm'
import { OfferEventSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { OfferEventKind } from '../domain/offer_events.ts'
import type { OfferStatus } from '../domain/offer_status.ts'

/** One line of an offer's timeline. */
export default class OfferEvent extends OfferEventSchema {
  @column() declare kind: OfferEventKind
  @column() declare status: OfferStatus
  @column(asJson()) declare details: Record<string, unknown>
}
