import Stripe from 'stripe'
import { newId, seconds } from './store.ts'

/** When a delivery that was not taken is tried again. Stripe goes on for three days. */
const RETRY_MS = [500, 2_000, 10_000, 60_000]

/** The SDK signs as Stripe does. */
const { webhooks } = new Stripe('none')

/** Tells the account that something happened to an object. */
export type Emit = (type: string, object: object) => void

/** Sends events, signed, to the address of the account. Their order is not kept, as little as Stripe's is. */
export function sender(url: string, secret: string): Emit {
  return (type, object) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: null,
      created: seconds(),
      livemode: false,
      pending_webhooks: 1,
      type,
      data: { object: structuredClone(object) },
    }
    void deliver(url, JSON.stringify(event), secret)
  }
}

async function deliver(url: string, payload: string, secret: string, attempt = 0): Promise<void> {
  if (await isTaken(url, payload, secret)) return
  if (attempt < RETRY_MS.length)
    setTimeout(() => deliver(url, payload, secret, attempt + 1), RETRY_MS[attempt]).unref()
}

async function isTaken(url: string, payload: string, secret: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
