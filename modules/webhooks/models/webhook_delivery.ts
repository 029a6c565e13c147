import { column } from '@adonisjs/lucid/orm'
import { WebhookDeliverySchema } from '#database/schema'
import type { OutsideRefusalKind } from '#modules/shared/outside/outside_fetch'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { DeliveryStatus, ToldEvent } from '../domain/webhook_events.ts'

/** A message to one address: what it says, how often it was tried, what was answered last. */
export default class WebhookDelivery extends WebhookDeliverySchema {
  @column() declare event: ToldEvent
  @column() declare status: DeliveryStatus
  @column() declare fault: OutsideRefusalKind | null
  @column(asJson()) declare data: Record<string, unknown>
}
