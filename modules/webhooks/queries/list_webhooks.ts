import type { Scope } from '#modules/shared/tenancy/scope'
import WebhookAddress from '../models/webhook_address.ts'
import WebhookDelivery from '../models/webhook_delivery.ts'

/** An address with how many messages wait for it. */
export interface ListedWebhook {
  address: WebhookAddress
  waiting: number
}

/** The company's addresses in the order in which they were added; or the one with this id. */
export async function listWebhooks(_scope: Scope, id?: string): Promise<ListedWebhook[]> {
  const addresses = await WebhookAddress.query()
    .if(id, (query) => query.where('id', id!))
    .orderBy('created_at')
    .orderBy('id')
  const counted = await WebhookDelivery.query()
    .where('status', 'WAITING')
    .whereIn(
      'address_id',
      addresses.map((address) => address.id)
    )
    .groupBy('address_id')
    .select('address_id')
    .count('* as waiting')
    .pojo<{ address_id: string; waiting: string }>()
  const waiting = new Map(counted.map((row) => [row.address_id, Number(row.waiting)]))
  return addresses.map((address) => ({ address, waiting: waiting.get(address.id) ?? 0 }))
}
