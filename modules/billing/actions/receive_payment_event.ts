import { enqueue } from '#modules/shared/outbox/outbox'
import { forSystem } from '#modules/shared/tenancy/scopes'
import type { PaymentEvent } from '../ports/card_payments.ts'
import { findPayer } from '../queries/find_payer.ts'

/** What may change a subscription or its invoice; the rest is none of our business. */
const RELEVANT = /^(checkout\.session\.|customer\.subscription\.|invoice\.)/

/**
 * Keeps an event's id and enqueues the job that looks at its payer's subscriptions. One that came before is already kept; one
 * of a payer we do not know is let go, else the provider would send it for days.
 */
export class ReceivePaymentEvent {
  static async handle({ id, type, customerId }: PaymentEvent): Promise<void> {
    if (!customerId || !RELEVANT.test(type)) return
    const companyId = await findPayer(customerId)
    if (!companyId) return
    await forSystem('payment-event', companyId, async (scope) => {
      const kept = await scope.trx
        .insertQuery()
        .table('billing_events')
        .insert({ event_id: id, type })
        .onConflict('event_id')
        .ignore()
        .returning('id')
      if (kept.length > 0)
        await enqueue(scope, 'job', 'sync-subscriptions', `payment-event/${id}`, {})
    })
  }
}
