import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type Stripe from 'stripe'
import { openStripe, StripeCardPayments } from '#modules/billing/adapters/stripe_card_payments'
import type { CardPayments } from '#modules/billing/ports/card_payments'
import { unwrap } from '#modules/shared/result'

const WEBHOOK_SECRET = 'whsec_contract'
const MONTH_S = 31 * 86_400
/** Stripe keeps the invoice of a renewal for an hour before it charges it. */
const DRAFT_S = 7_200
const now = () => Math.floor(Date.now() / 1000)

/** The local server always; Stripe itself, in test mode, where a key of it is at hand. */
const TARGETS: Record<string, { secretKey: string; apiUrl?: string }> = {
  'the local server': {
    secretKey: process.env.STRIPE_SECRET_KEY!,
    apiUrl: process.env.STRIPE_API_URL,
  },
  ...(process.env.STRIPE_TEST_KEY && {
    'Stripe in test mode': { secretKey: process.env.STRIPE_TEST_KEY },
  }),
}

for (const [name, target] of Object.entries(TARGETS)) {
  test.group(`Card payments: ${name}`, (group) => {
    // What a person does on Stripe's pages is done here through its API.
    const stripe = openStripe(target)
    const prices = { FULL: '', SYNC: '' }
    let payments: CardPayments

    group.setup(async () => {
      prices.FULL = await newPrice(34_900)
      prices.SYNC = await newPrice(7_900)
      payments = new StripeCardPayments({ ...target, webhookSecret: WEBHOOK_SECRET, prices })
    })

    async function newPrice(cents: number): Promise<string> {
      const { id } = await stripe.prices.create({
        currency: 'eur',
        unit_amount: cents,
        recurring: { interval: 'month' },
        product_data: { name: `Contract ${cents}` },
      })
      return id
    }

    const payer = (companyId: string) =>
      ({ companyId, name: 'Contract NV', email: 'contract@example.test', locale: 'nl' }) as const

    const purchase = (customerId: string) =>
      ({
        customerId,
        companyId: randomUUID(),
        articles: ['FULL', 'SYNC'],
        locale: 'fr',
        paidUrl: 'http://acme.localhost/paid',
        leftUrl: 'http://acme.localhost/left',
      }) as Parameters<CardPayments['checkout']>[0]

    async function payWith(customer: string, card: string): Promise<void> {
      const { id } = await stripe.paymentMethods.attach(card, { customer })
      await stripe.customers.update(customer, {
        invoice_settings: { default_payment_method: id },
      })
    }

    /** A customer with a subscription that a good card has paid, on a clock of their own. */
    async function subscriber() {
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: now() })
      const { id: customer } = await stripe.customers.create({ test_clock: clock.id })
      await payWith(customer, 'pm_card_visa')
      const { id: subscription } = await stripe.subscriptions.create({
        customer,
        items: [{ price: prices.FULL }, { price: prices.SYNC }],
      })
      const later = async () => {
        const time = now() + MONTH_S + DRAFT_S
        await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time })
        while ((await stripe.testHelpers.testClocks.retrieve(clock.id)).status !== 'ready')
          await sleep(1_000)
      }
      return { customer, subscription, later }
    }

    const only = async (customer: string) => {
      const [subscription, ...others] = unwrap(await payments.subscriptionsOf(customer))
      if (others.length > 0) throw new Error('One subscription was expected')
      return subscription
    }

    test('says what is for sale and what it costs, in cents', async ({ assert }) => {
      assert.deepEqual(payments.articles, ['FULL', 'SYNC'])
      assert.deepEqual(unwrap(await payments.prices()), [
        { article: 'FULL', amountCents: 34_900, currency: 'EUR' },
        { article: 'SYNC', amountCents: 7_900, currency: 'EUR' },
      ])
    })

    test('makes one customer of a company, however often and by whom it is asked', async ({
      assert,
    }) => {
      const companyId = randomUUID()
      const first = unwrap(await payments.createCustomer(payer(companyId)))
      const another = { name: 'Renamed NV', email: 'other@example.test', locale: 'fr' } as const
      assert.equal(unwrap(await payments.createCustomer({ companyId, ...another })), first)
      const kept = (await stripe.customers.retrieve(first)) as Stripe.Customer
      assert.deepEqual([kept.name, kept.email], ['Renamed NV', 'other@example.test'])
      assert.deepEqual(kept.metadata, { companyId })
      assert.notEqual(unwrap(await payments.createCustomer(payer(randomUUID()))), first)
      assert.deepEqual(unwrap(await payments.subscriptionsOf(first)), [])
    })

    test('opens a page to pay on, and closes the one that was open before', async ({ assert }) => {
      const customer = unwrap(await payments.createCustomer(payer(randomUUID())))
      const first = unwrap(await payments.checkout(purchase(customer)))
      const second = unwrap(await payments.checkout(purchase(customer)))
      assert.notEqual(first, second)
      assert.equal((await fetch(second)).status, 200)
      const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' })
      assert.deepEqual(
        data.map(({ url }) => url),
        [second]
      )
    })

    test('opens a page to manage what was bought', async ({ assert }) => {
      const { customer } = await subscriber()
      const url = unwrap(await payments.portal(customer, 'nl', 'http://acme.localhost/back'))
      assert.equal((await fetch(url)).status, 200)
    })

    test('knows a paid subscription: plan, add-ons, period and invoice', async ({ assert }) => {
      const { customer, subscription } = await subscriber()
      const found = await only(customer)
      assert.deepInclude(found, {
        id: subscription,
        status: 'active',
        plan: 'FULL',
        extras: ['SYNC'],
        endsAt: null,
      })
      assert.deepInclude(found.latestInvoice, {
        amountDueCents: 42_800,
        currency: 'EUR',
        status: 'paid',
      })
      const days = (Date.parse(found.periodEnd) - Date.parse(found.periodStart)) / 86_400_000
      assert.isTrue(days >= 28 && days <= 31, `${days} days`)
    })

    test('knows a renewal that was not paid, and that it was paid after all', async ({
      assert,
    }) => {
      const { customer, subscription, later } = await subscriber()
      await payWith(customer, 'pm_card_chargeCustomerFail')
      await later()
      const unpaid = await only(customer)
      assert.equal(unpaid.status, 'past_due')
      assert.deepInclude(unpaid.latestInvoice, { amountDueCents: 42_800, status: 'open' })
      assert.equal((await fetch(unpaid.latestInvoice!.url!)).status, 200)

      await payWith(customer, 'pm_card_visa')
      const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription)
      await stripe.invoices.pay(invoice as string)
      const paid = await only(customer)
      assert.deepEqual([paid.status, paid.latestInvoice!.status], ['active', 'paid'])
    })

    test('knows the end of one that was cancelled, before and after it has come', async ({
      assert,
    }) => {
      const { customer, subscription, later } = await subscriber()
      await stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
      const ending = await only(customer)
      assert.deepEqual([ending.status, ending.endsAt], ['active', ending.periodEnd])
      await later()
      const ended = await only(customer)
      assert.deepEqual([ended.status, ended.endsAt], ['canceled', ending.endsAt])
    })

    test('is refused a wrong key, an unknown field, an unknown id and a key used for something else', async ({
      assert,
    }) => {
      const code = (call: Promise<unknown>) =>
        call.then(
          () => 'taken',
          (error: Stripe.errors.StripeError) => error.code ?? error.type
        )
      const stranger = openStripe({ ...target, secretKey: 'sk_test_nobody' })
      assert.equal(await code(stranger.customers.list()), 'StripeAuthenticationError')
      const nonsense = { nickname: 'x' } as Stripe.CustomerCreateParams
      assert.equal(await code(stripe.customers.create(nonsense)), 'parameter_unknown')
      assert.equal(await code(stripe.customers.retrieve('cus_nobody')), 'resource_missing')
      const once = { idempotencyKey: randomUUID() }
      await stripe.customers.create({ name: 'First' }, once)
      assert.equal(
        await code(stripe.customers.create({ name: 'Second' }, once)),
        'StripeIdempotencyError'
      )
    })

    test('reads an event that is signed, fresh and whole, and no other', ({ assert }) => {
      const payload = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'invoice.paid',
        data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_1' } },
      })
      const sign = (secret: string, timestamp = now()) =>
        stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      assert.deepEqual(payments.readEvent(payload, sign(WEBHOOK_SECRET)), {
        id: 'evt_1',
        type: 'invoice.paid',
        customerId: 'cus_1',
      })
      assert.isNull(payments.readEvent(payload, sign('whsec_other')))
      assert.isNull(payments.readEvent(payload, sign(WEBHOOK_SECRET, now() - 301)))
      assert.isNull(payments.readEvent(`${payload} `, sign(WEBHOOK_SECRET)))
      assert.isNull(payments.readEvent(payload, ''))
      assert.isNull(payments.readEvent('', sign(WEBHOOK_SECRET)))
    })
  })
}

test.group('Card payments: no answer', () => {
  const settings = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', prices: { FULL: 'price_x' } }

  test('is said as a refusal that may be tried again', async ({ assert }) => {
    const down = new StripeCardPayments({ ...settings, apiUrl: 'http://127.0.0.1:9' })
    assert.deepInclude(await down.subscriptionsOf('cus_1'), {
      ok: false,
      problem: 'E_PAYMENTS_DOWN',
    })
  })

  test('without a key nothing is for sale', ({ assert }) => {
    assert.deepEqual(new StripeCardPayments({ ...settings, secretKey: '' }).articles, [])
  })
})
