import { pageOfModels, type ModelPage } from '#modules/shared/lists/page_of_models'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { DeliveryStatus } from '../domain/webhook_events.ts'
import WebhookAddress from '../models/webhook_address.ts'
import WebhookDelivery from '../models/webhook_delivery.ts'

export interface DeliveryPage {
  page?: number
  perPage?: number
  status?: DeliveryStatus
}

/** What an address was told, the newest first. */
export async function listDeliveries(
  scope: Scope,
  addressId: string,
  { status, ...page }: DeliveryPage
): Promise<Result<ModelPage<WebhookDelivery>>> {
  if (!(await WebhookAddress.find(addressId))) return fail('E_NOT_FOUND')
  const rows = WebhookDelivery.query()
    .where('address_id', addressId)
    .if(status, (query) => query.where('status', status!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return ok(await pageOfModels(scope, rows, page))
}
