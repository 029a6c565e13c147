import { column } from '@adonisjs/lucid/orm'
import { OfferSchema } from '#database/schema'
import type { Block } from '#modules/templates/index'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { AcceptedOffer, SentOffer } from '../domain/frozen_offer.ts'
import type { KeptChoices } from '../domain/kept_choices.ts'
import type { OfferStatus } from '../domain/offer_status.ts'

/** An offer to a candidate, from draft to contract. What was sent and accepted is kept whole. */
export default class Offer extends OfferSchema {
  @column() declare status: OfferStatus
  @column() declare language: Locale
  @column(asJson()) declare body: Block[]
  @column(asJson()) declare rendered: Block[] | null
  @column(asJson()) declare sent: SentOffer | null
  @column(asJson()) declare keptChoices: KeptChoices[]
  @column(asJson()) declare accepted: AcceptedOffer | null
}
