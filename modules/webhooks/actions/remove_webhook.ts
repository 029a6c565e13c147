import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import WebhookAddress from '../models/webhook_address.ts'

/** Removes an address with its log; what waits for it is not sent any more. */
export class RemoveWebhook {
  static async handle(scope: Scope, id: string): Promise<Result<{ id: string }>> {
    const address = await WebhookAddress.query().where('id', id).forUpdate().first()
    if (!address) return fail('E_NOT_FOUND')
    await address.delete()
    await record(scope, 'webhook.deleted', { type: 'webhook', id })
    return ok({ id })
  }
}
