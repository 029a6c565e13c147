import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { TEST_EVENT } from '../domain/webhook_events.ts'
import { GIVES_UP_DAYS } from '../domain/webhook_times.ts'
import WebhookAddress from '../models/webhook_address.ts'
import WebhookDelivery from '../models/webhook_delivery.ts'

/** Sends an address something to try it; while one of these waits it is the one. */
export class TestWebhook {
  static async handle(scope: Scope, addressId: string): Promise<Result<WebhookDelivery>> {
    const address = await awake(addressId)
    if (!address) return fail('E_NOT_FOUND')
    const waiting = await WebhookDelivery.query()
      .where({ addressId, event: TEST_EVENT, status: 'WAITING' })
      .first()
    const delivery =
      waiting ?? new WebhookDelivery().merge({ addressId, event: TEST_EVENT, data: {} })
    await delivery.merge(atOnce()).save()
    await delivery.refresh()
    await record(scope, 'webhook.tested', { type: 'webhook', id: addressId })
    return ok(delivery)
  }
}

/** Sends a message once more, under its own id, whatever became of it; it has three days again. */
export class ReplayDelivery {
  static async handle(
    scope: Scope,
    addressId: string,
    id: string
  ): Promise<Result<WebhookDelivery>> {
    const address = await awake(addressId)
    const delivery =
      address && (await WebhookDelivery.query().where({ id, addressId }).forUpdate().first())
    if (!delivery) return fail('E_NOT_FOUND')
    await delivery.merge(atOnce()).save()
    await delivery.refresh()
    await record(scope, 'webhook.replayed', { type: 'webhook', id: addressId }, { message: id })
    return ok(delivery)
  }
}

/** The address, which is left alone no longer: a person waits. */
async function awake(id: string): Promise<WebhookAddress | null> {
  const address = await WebhookAddress.query().where('id', id).forUpdate().first()
  await address?.merge({ restsUntil: null }).save()
  return address
}

const atOnce = () =>
  ({
    status: 'WAITING',
    tries: 0,
    nextAt: DateTime.now(),
    giveUpAt: DateTime.now().plus({ days: GIVES_UP_DAYS }),
  }) as const
