import app from '@adonisjs/core/services/app'
import Stripe from 'stripe'
import { TestClient, type TestResponse } from '#tests/helpers/client'
import { SyncSubscriptions } from '#modules/billing/actions/sync_subscriptions'
import { openStripe } from '#modules/billing/adapters/stripe_card_payments'
import { CardPayments } from '#modules/billing/index'
import { unwrap } from '#modules/shared/result'
import { forSystem } from '#modules/shared/tenancy/scopes'

/** Test cards of Stripe: one pays, one is taken and then does not. */
export const GOOD_CARD = '4242 4242 4242 4242'
export const EMPTY_CARD = '4000 0000 0000 0341'

/** The client of the local server, for what a person does on its pages. */
export const stripe = openStripe({
  secretKey: process.env.STRIPE_SECRET_KEY!,
  apiUrl: process.env.STRIPE_API_URL,
})

/** Fills in a form of the local server's pages; answers where it leads. */
export async function submit(url: string, fields: Record<string, string>): Promise<string | null> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.headers.get('location')
}

/** What the worker does after an event. */
export async function sync(companyId: string): Promise<void> {
  const payments = await app.container.make(CardPayments)
  unwrap(await SyncSubscriptions.handle((work) => forSystem('test', companyId, work), payments))
}

/** An event as Stripe would send it now, to the product's own address. */
export function sendEvent(
  event: { id: string; type: string; customer: string | null },
  { secret = process.env.STRIPE_WEBHOOK_SECRET!, ageSeconds = 0 } = {}
): Promise<TestResponse> {
  const payload = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type,
    data: { object: { id: 'sub_x', object: 'subscription', customer: event.customer } },
  })
  const signature = new Stripe('none').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
  })
  return new TestClient(null).send('POST', '/api/billing/webhook', {
    rawBody: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
}
