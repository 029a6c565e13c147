import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import WebhookAddress from '../models/webhook_address.ts'

/** Gives an address another secret, told this once. Both sign for a day, so that the receiver can change in its own time. */
export class RotateWebhookSecret {
  static async handle(scope: Scope, id: string): Promise<Result<{ id: string; secret: string }>> {
    const address = await WebhookAddress.query().where('id', id).forUpdate().first()
    if (!address) return fail('E_NOT_FOUND')
    const secret = address.renewSecret()
    await address.save()
    await record(scope, 'webhook.secret_rotated', { type: 'webhook', id })
    return ok({ id, secret })
  }
}
