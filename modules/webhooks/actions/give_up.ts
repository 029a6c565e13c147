import { DateTime } from 'luxon'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { findUsersHolding } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import type WebhookAddress from '../models/webhook_address.ts'
import WebhookDelivery from '../models/webhook_delivery.ts'

type Deliveries = ModelQueryBuilderContract<typeof WebhookDelivery>

/**
 * Gives up some of the messages that wait for an address, and tells the administrators, once until one is taken again. The
 * messages stay in the log, from where they can be sent again.
 */
export async function giveUp(
  scope: Scope,
  address: WebhookAddress,
  some: (waiting: Deliveries) => Deliveries
): Promise<void> {
  const { id } = address
  const waiting = WebhookDelivery.query().where({ addressId: id, status: 'WAITING' })
  const rows = await some(waiting).update({ status: 'GIVEN_UP' }).returning('id')
  if (rows.length === 0 || address.toldAt) return
  const toldAt = DateTime.now()
  await address.merge({ toldAt }).save()
  for (const { id: userId } of await findUsersHolding(scope, 'webhooks.manage'))
    await mail(scope, 'webhook-given-up', `webhook/${id}/given-up/${toldAt.toMillis()}/${userId}`, {
      addressId: id,
      userId,
    })
  await record(scope, 'webhook.given_up', { type: 'webhook', id })
}
