import type { Billing } from './billing.ts'
import { cardOfToken } from './cards.ts'
import { bodyOf, listOf, maybe, number, shape, text, texts } from './form.ts'
import type { Readers, SentObject } from './form.ts'
import type { List, Price, Subscription } from './objects.ts'
import { declined, missing, Refusal } from './refusal.ts'
import { newId, type Store } from './store.ts'

/** One call of the API: its path below /v1 with `:id` for an id, and what answers it. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** @throws {Refusal} among others for a parameter that the call does not have */
  answer: (sent: SentObject, id: string) => object
}

/**
 * The calls of Stripe's API that Barema makes, and those its contract suite prepares with. A parameter that is not
 * listed is refused, as Stripe refuses it.
 */
export function calls(store: Store, billing: Billing, address: string): Call[] {
  return [
    ...customerCalls(store, billing),
    ...subscriptionCalls(store, billing),
    ...pageCalls(store, address),
    ...invoiceCalls(store, billing),
    ...clockCalls(store, billing),
  ]
}

/** A call, its parameters by their readers, and what it does. */
function call<B>(
  method: Call['method'],
  path: string,
  parameters: Readers<B>,
  handle: (body: B, id: string) => object
): Call {
  return { method, path, answer: (sent, id) => handle(bodyOf(sent, parameters), id) }
}

const list = <T>(data: T[], path: string): List<T> => ({
  object: 'list',
  data,
  has_more: false,
  url: `/v1/${path}`,
})

function customerCalls(store: Store, billing: Billing): Call[] {
  const settings = shape({ default_payment_method: maybe(text) })
  return [
    call(
      'POST',
      'customers',
      {
        name: maybe(text),
        email: maybe(text),
        preferred_locales: maybe(listOf(text)),
        metadata: maybe(texts),
        test_clock: maybe(text),
      },
      ({ metadata = {}, test_clock: clock = null, ...body }) =>
        store.add('cus', { ...body, metadata, test_clock: clock, invoice_settings: {} })
    ),
    call('GET', 'customers/:id', {}, (_body, id) => store.get('cus', id)),
    call(
      'POST',
      'customers/:id',
      {
        name: maybe(text),
        email: maybe(text),
        metadata: maybe(texts),
        invoice_settings: maybe(settings),
        preferred_locales: maybe(listOf(text)),
      },
      (body, id) => Object.assign(store.get('cus', id), body)
    ),
    call(
      'POST',
      'prices',
      {
        currency: text,
        unit_amount: number,
        recurring: shape({ interval: text, interval_count: maybe(text) }),
        product_data: maybe(shape({ name: text })),
        nickname: maybe(text),
      },
      ({ product_data: product, nickname = product?.name ?? null, ...body }) =>
        store.add('price', {
          ...body,
          product: newId('prod'),
          nickname,
          active: true,
          type: 'recurring',
        })
    ),
    call('GET', 'prices/:id', {}, (_body, id): Price => store.get('price', id, 'price')),
    call('POST', 'payment_methods/:id/attach', { customer: text }, ({ customer }, token) => {
      const card = cardOfToken(token)
      if (!card) throw missing('PaymentMethod', token, 'payment_method')
      store.get('cus', customer, 'customer')
      return billing.attach(customer, card)
    }),
  ]
}

function subscriptionCalls(store: Store, billing: Billing): Call[] {
  /** `expand[]` puts the object in the place of its id. */
  const shown = (subscription: Subscription, expand: string[] = [], prefix = '') =>
    expand.includes(`${prefix}latest_invoice`) && subscription.latest_invoice
      ? { ...subscription, latest_invoice: store.get('in', subscription.latest_invoice) }
      : subscription
  return [
    call(
      'POST',
      'subscriptions',
      {
        customer: text,
        items: listOf(shape({ price: text })),
        metadata: maybe(texts),
        payment_behavior: maybe(text),
      },
      ({ customer, items, metadata }) => {
        store.get('cus', customer, 'customer')
        return billing.subscribe(
          customer,
          items.map(({ price }) => price),
          metadata
        )
      }
    ),
    call(
      'GET',
      'subscriptions',
      {
        customer: text,
        status: maybe(text),
        limit: maybe(number),
        expand: maybe(listOf(text)),
      },
      ({ customer, status, expand }) => {
        store.get('cus', customer, 'customer')
        billing.advance(customer)
        const wanted = (subscription: Subscription) =>
          subscription.customer === customer &&
          (status === 'all' || (status ?? subscription.status) === subscription.status)
        const found = store.all('sub', wanted)
        return list(
          found.map((subscription) => shown(subscription, expand, 'data.')),
          'subscriptions'
        )
      }
    ),
    call('GET', 'subscriptions/:id', { expand: maybe(listOf(text)) }, ({ expand }, id) =>
      shown(store.get('sub', id), expand)
    ),
    call(
      'POST',
      'subscriptions/:id',
      { cancel_at_period_end: maybe(text), metadata: maybe(texts) },
      ({ cancel_at_period_end: ending }, id) => {
        const subscription = store.get('sub', id)
        if (ending !== undefined) billing.endWithPeriod(subscription, ending === 'true')
        return subscription
      }
    ),
    call('DELETE', 'subscriptions/:id', {}, (_body, id) => {
      const subscription = store.get('sub', id)
      billing.cancel(subscription)
      return subscription
    }),
  ]
}

/** The hosted pages: pages.ts draws them. */
function pageCalls(store: Store, address: string): Call[] {
  const page = (path: string, id: string) => `${address}/${path}/${id}`
  return [
    call(
      'POST',
      'checkout/sessions',
      {
        mode: maybe(text),
        customer: text,
        client_reference_id: maybe(text),
        line_items: listOf(shape({ price: text, quantity: maybe(number) })),
        subscription_data: maybe(shape({ metadata: maybe(texts) })),
        locale: maybe(text),
        billing_address_collection: maybe(text),
        tax_id_collection: maybe(texts),
        customer_update: maybe(texts),
        success_url: text,
        cancel_url: text,
      },
      (body) => {
        store.get('cus', body.customer, 'customer')
        for (const { price } of body.line_items) store.get('price', price, 'line_items[0][price]')
        const id = `cs_test_${newId('x').slice(2)}`
        return store.add('cs', { ...body, id, status: 'open', url: page('c/pay', id) })
      }
    ),
    call(
      'GET',
      'checkout/sessions',
      { customer: maybe(text), status: maybe(text), limit: maybe(number) },
      ({ customer, status }) =>
        list(
          store.all(
            'cs',
            (session) =>
              session.customer === customer && (status ?? session.status) === session.status
          ),
          'checkout/sessions'
        )
    ),
    call('GET', 'checkout/sessions/:id', {}, (_body, id) => store.get('cs', id)),
    call('POST', 'checkout/sessions/:id/expire', {}, (_body, id) => {
      const session = store.get('cs', id)
      if (session.status !== 'open')
        throw new Refusal(400, {
          message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
        })
      return Object.assign(session, { status: 'expired', url: null })
    }),
    call(
      'POST',
      'billing_portal/sessions',
      { customer: text, locale: maybe(text), return_url: maybe(text) },
      (body) => {
        store.get('cus', body.customer, 'customer')
        const id = newId('bps')
        return store.add('bps', { ...body, id, url: page('p/session', id) })
      }
    ),
  ]
}

function invoiceCalls(store: Store, billing: Billing): Call[] {
  return [
    call('GET', 'invoices/:id', {}, (_body, id) => store.get('in', id)),
    call('POST', 'invoices/:id/pay', {}, (_body, id) => {
      const invoice = store.get('in', id)
      if (!billing.pay(invoice)) throw declined()
      return invoice
    }),
  ]
}

function clockCalls(store: Store, billing: Billing): Call[] {
  const clocks = 'test_helpers/test_clocks'
  return [
    call(
      'POST',
      clocks,
      { frozen_time: number, name: maybe(text) },
      ({ frozen_time: time, name }) =>
        store.add('clock', { frozen_time: time, name, status: 'ready' })
    ),
    call('GET', `${clocks}/:id`, {}, (_body, id) => store.get('clock', id)),
    call('POST', `${clocks}/:id/advance`, { frozen_time: number }, ({ frozen_time: time }, id) => {
      const clock = Object.assign(store.get('clock', id), { frozen_time: time })
      for (const customer of store.all('cus', ({ test_clock: own }) => own === id))
        billing.advance(customer.id)
      return clock
    }),
    call('DELETE', `${clocks}/:id`, {}, (_body, id) => ({ id, deleted: true })),
  ]
}
