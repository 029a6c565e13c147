import { cardOfToken } from './cards.mjs'
import { declined, missing, Refusal } from './refusal.mjs'
import { newId } from './store.mjs'

/**
 * The calls of Stripe's API that Barema makes, and those its contract suite prepares with. A parameter that is not
 * listed is refused, as Stripe refuses it.
 *
 * @param {{store: import('./store.mjs').Store, billing: import('./billing.mjs').Billing, address: string}} parts
 * @returns {[method: string, path: string, parameters: string, handle: (body: any, id: string) => object][]}
 */
export function calls({ store, billing, address }) {
  const page = (path, id) => `${address}/${path}/${id}`
  const list = (data, path) => ({ object: 'list', data, has_more: false, url: `/v1/${path}` })
  /** `expand[]` puts the object in the place of its id. */
  const shown = (subscription, expand = [], prefix = '') =>
    expand.includes(`${prefix}latest_invoice`) && subscription.latest_invoice
      ? { ...subscription, latest_invoice: store.get('in', subscription.latest_invoice) }
      : subscription

  return [
    [
      'POST',
      'customers',
      'name email preferred_locales metadata test_clock payment_method invoice_settings',
      (body) => store.add('cus', { metadata: {}, test_clock: null, invoice_settings: {}, ...body }),
    ],
    ['GET', 'customers/:id', '', (_body, id) => store.get('cus', id)],

    [
      'POST',
      'prices',
      'currency unit_amount recurring product_data nickname',
      ({ product_data: product, ...body }) =>
        store.add('price', {
          ...body,
          product: newId('prod'),
          nickname: body.nickname ?? product?.name ?? null,
          unit_amount: Number(body.unit_amount),
          active: true,
          type: 'recurring',
        }),
    ],
    ['GET', 'prices/:id', '', (_body, id) => store.get('price', id, 'price')],

    [
      'POST',
      'payment_methods/:id/attach',
      'customer',
      ({ customer }, token) => {
        if (!cardOfToken(token)) throw missing('PaymentMethod', token, 'payment_method')
        store.get('cus', customer, 'customer')
        return billing.attach(customer, cardOfToken(token))
      },
    ],
    [
      'POST',
      'customers/:id',
      'name email metadata invoice_settings preferred_locales',
      (body, id) => Object.assign(store.get('cus', id), body),
    ],

    [
      'POST',
      'subscriptions',
      'customer items metadata payment_behavior',
      ({ customer, items, metadata }) => {
        store.get('cus', customer, 'customer')
        return billing.subscribe(
          customer,
          items.map(({ price }) => price),
          { metadata: metadata ?? {} }
        )
      },
    ],
    [
      'GET',
      'subscriptions',
      'customer status limit expand',
      ({ customer, status, expand }) => {
        store.get('cus', customer, 'customer')
        billing.advance(customer)
        const wanted = (subscription) =>
          subscription.customer === customer &&
          (status === 'all' || (status ?? subscription.status) === subscription.status)
        const found = store.all('sub', wanted)
        return list(
          found.map((subscription) => shown(subscription, expand, 'data.')),
          'subscriptions'
        )
      },
    ],
    ['GET', 'subscriptions/:id', 'expand', ({ expand }, id) => shown(store.get('sub', id), expand)],
    [
      'POST',
      'subscriptions/:id',
      'cancel_at_period_end metadata',
      ({ cancel_at_period_end: ending }, id) => {
        const subscription = store.get('sub', id)
        if (ending !== undefined) billing.endWithPeriod(subscription, ending === 'true')
        return subscription
      },
    ],
    [
      'DELETE',
      'subscriptions/:id',
      '',
      (_body, id) => {
        const subscription = store.get('sub', id)
        billing.cancel(subscription)
        return subscription
      },
    ],

    [
      'POST',
      'checkout/sessions',
      'mode customer client_reference_id line_items subscription_data locale billing_address_collection tax_id_collection customer_update success_url cancel_url',
      (body) => {
        store.get('cus', body.customer, 'customer')
        for (const { price } of body.line_items) store.get('price', price, 'line_items[0][price]')
        const id = `cs_test_${newId('x').slice(2)}`
        return store.add('cs', { ...body, id, status: 'open', url: page('c/pay', id) })
      },
    ],
    [
      'GET',
      'checkout/sessions',
      'customer status limit',
      ({ customer, status }) =>
        list(
          store.all(
            'cs',
            (session) =>
              session.customer === customer && (status ?? session.status) === session.status
          ),
          'checkout/sessions'
        ),
    ],
    ['GET', 'checkout/sessions/:id', '', (_body, id) => store.get('cs', id)],
    [
      'POST',
      'checkout/sessions/:id/expire',
      '',
      (_body, id) => {
        const session = store.get('cs', id)
        if (session.status !== 'open')
          throw new Refusal(400, {
            message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
          })
        return Object.assign(session, { status: 'expired', url: null })
      },
    ],

    [
      'POST',
      'billing_portal/sessions',
      'customer locale return_url',
      (body) => {
        store.get('cus', body.customer, 'customer')
        const id = newId('bps')
        return store.add('bps', { ...body, id, url: page('p/session', id) })
      },
    ],

    ['GET', 'invoices/:id', '', (_body, id) => store.get('in', id)],
    [
      'POST',
      'invoices/:id/pay',
      '',
      (_body, id) => {
        const invoice = store.get('in', id)
        if (!billing.pay(invoice)) throw declined()
        return invoice
      },
    ],

    [
      'POST',
      'test_helpers/test_clocks',
      'frozen_time name',
      ({ frozen_time: time, name }) =>
        store.add('clock', { frozen_time: Number(time), name, status: 'ready' }),
    ],
    ['GET', 'test_helpers/test_clocks/:id', '', (_body, id) => store.get('clock', id)],
    [
      'POST',
      'test_helpers/test_clocks/:id/advance',
      'frozen_time',
      ({ frozen_time: time }, id) => {
        const clock = Object.assign(store.get('clock', id), { frozen_time: Number(time) })
        for (const customer of store.all('cus', ({ test_clock: own }) => own === id))
          billing.advance(customer.id)
        return clock
      },
    ],
    ['DELETE', 'test_helpers/test_clocks/:id', '', (_body, id) => ({ id, deleted: true })],
  ]
}
