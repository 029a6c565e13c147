import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { WebhookEvent } from '../domain/webhook_events.ts'
import WebhookAddress from '../models/webhook_address.ts'

/** Of one company: each is told everything by itself. */
const MOST_ADDRESSES = 10

export interface WebhookInput {
  url: string
  events: WebhookEvent[]
  isActive: boolean
}

/** Adds an address, and answers its secret, which is told this once. */
export class CreateWebhook {
  static async handle(
    scope: Scope,
    { url, events, isActive }: WebhookInput
  ): Promise<Result<{ id: string; secret: string }>> {
    await waitForTwin(scope, `webhooks/${scope.companyId}`)
    const present = await WebhookAddress.query().select('id')
    if (present.length >= MOST_ADDRESSES) return fail('E_MANY_WEBHOOKS')
    const address = new WebhookAddress()
    const secret = address.renewSecret()
    await address.merge({ url, events, isActive }).save()
    await address.refresh()
    const { id } = address
    await record(scope, 'webhook.created', { type: 'webhook', id }, { events, isActive })
    return ok({ id, secret })
  }
}

/** Changes where an address is, what it is told, and whether; where it is moved it is tried at once. */
export class UpdateWebhook {
  static async handle(
    scope: Scope,
    id: string,
    { url, events, isActive }: WebhookInput
  ): Promise<Result<{ id: string }>> {
    const address = await WebhookAddress.query().where('id', id).forUpdate().first()
    if (!address) return fail('E_NOT_FOUND')
    const isElsewhere = address.url !== url
    await address
      .merge({ url, events, isActive, ...(isElsewhere ? { failures: 0, restsUntil: null } : {}) })
      .save()
    await record(
      scope,
      'webhook.updated',
      { type: 'webhook', id },
      { events, isActive, isElsewhere }
    )
    return ok({ id })
  }
}
