import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { CardPayments, forgetEntitlements } from '#modules/billing/index'
import { fail, ok } from '#modules/shared/result'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { EMPTY_CARD, GOOD_CARD, sendEvent, stripe, submit, sync } from '#tests/helpers/payments'
import { until } from '#tests/helpers/until'

const FULL = { plan: 'FULL', extras: [] }
const MONTH_S = 31 * 86_400

test.group('Paying by card', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    for (const { id } of [acme, globex]) forgetEntitlements(id)
  })

  const rows = (table: string, company = globex) =>
    inTenant(company.id, (trx) => trx.from(table).orderBy('created_at').orderBy('id'))
  const eventIds = async () => (await rows('billing_events')).map(({ event_id: id }) => id)
  const account = async () => (await rows('billing_accounts'))[0]
  const billing = async (name: 'admin' | 'viewer' = 'admin') =>
    (await (await signedIn(name, 'globex')).get('/api/company')).body.billingAccount
  const audited = async () =>
    (await rows('audit_log'))
      .map(({ event }) => event)
      .filter((event) => event.startsWith('billing.'))

  /** Globex opens the payment page. */
  async function checkout(body: object = FULL): Promise<string> {
    const { status, body: answer } = await (
      await signedIn('admin', 'globex')
    ).post('/api/billing/checkout', body)
    if (status !== 200) throw new Error(JSON.stringify(answer))
    return answer.url
  }

  /** Globex pays, and its webhook has come; answers its customer. */
  async function buy(body: object = FULL): Promise<string> {
    await submit(await checkout(body), { card: GOOD_CARD })
    await until('the webhooks came', async () => (await rows('billing_events')).length >= 4)
    await sync(globex.id)
    return (await account()).stripe_customer_id
  }

  /** The customer's clock goes on by a month. */
  async function aMonthLater(customer: string): Promise<void> {
    const { url } = await stripe.billingPortal.sessions.create({ customer })
    await submit(url, { month: '1' })
    await sync(globex.id)
  }

  const WRITES = [
    ['/api/billing/checkout', FULL],
    ['/api/billing/portal', undefined],
    ['/api/billing/refresh', undefined],
  ] as const

  test('anonymous callers and users who may not pay are refused, and nothing is written', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const stranger = await visitor('globex')
    const payroll = await signedIn('payroll', 'globex')
    for (const [path, body] of WRITES) {
      assert.equal((await stranger.post(path, body)).status, 401, path)
      assert.equal((await payroll.post(path, body)).status, 403, path)
    }
    assert.equal((await stranger.get('/api/billing/prices')).status, 401)
    assert.equal((await payroll.get('/api/billing/prices')).status, 403)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
    assert.deepEqual(await audited(), [])
  })

  test('prices come from the provider', async ({ assert }) => {
    const { body } = await (await signedIn('admin', 'globex')).get('/api/billing/prices')
    assert.deepInclude(body.data, { article: 'FULL', amountCents: 34_900, currency: 'EUR' })
    assert.sameMembers(
      body.data.map(({ article }: any) => article),
      ['ESSENTIAL', 'FULL', 'SYNC', 'AI_CHAT']
    )
  })

  test('an administrator opens the page: one customer, traced, the other company untouched', async ({
    assert,
  }) => {
    const untouched = await checksumOf(acme.id)
    const url = await checkout()
    assert.isTrue(url.startsWith('http://localhost:'))
    const { stripe_customer_id: customer } = await account()
    assert.match(customer, /^cus_/)
    await checkout({ plan: 'ESSENTIAL', extras: [] })
    assert.equal((await account()).stripe_customer_id, customer)
    assert.deepEqual(await audited(), ['billing.checkout_opened', 'billing.checkout_opened'])
    assert.equal(await checksumOf(acme.id), untouched)
    assert.include(await (await fetch(url)).text(), 'plus valable')
  })

  test('what is not for sale is refused with its field', async ({ assert }) => {
    const client = await signedIn('admin', 'globex')
    for (const [body, path] of [
      [{ plan: 'TRIAL', extras: [] }, 'plan'],
      [{ plan: 'FULL', extras: ['GOLD'] }, 'extras.0'],
      [{ plan: 'FULL', extras: ['SYNC', 'SYNC'] }, 'extras'],
    ] as const) {
      const answer = await client.post('/api/billing/checkout', body)
      assert.deepEqual([answer.status, answer.body.errors[0].path], [422, path])
    }
  })

  test('paid: the webhook comes, and with it the plan, its add-ons and its invoice', async ({
    assert,
  }) => {
    const untouched = await checksumOf(acme.id)
    const back = await submit(await checkout(), { card: GOOD_CARD })
    assert.match(back!, /^http:\/\/globex\.localhost.*\/settings\/billing\?checkout=paid$/)
    await until('the webhooks came', async () => (await rows('billing_events')).length >= 4)
    // More may come meanwhile, and each asks for its own.
    const enqueued = async () =>
      (await rows('outbox')).filter(({ name }) => name === 'sync-subscriptions').length
    await until(
      'each asks for a synchronisation',
      async () => (await enqueued()) === (await rows('billing_events')).length
    )
    assert.equal((await billing()).billingPlan, 'ESSENTIAL')

    await sync(globex.id)
    const { subscriptions, ...plan } = await billing()
    assert.deepInclude(plan, {
      billingPlan: 'FULL',
      billingPlanActiveUntilStr: null,
      billingExtras: [],
      stripeCustomerId: (await account()).stripe_customer_id,
    })
    assert.include(plan.features, 'documents')
    assert.lengthOf(subscriptions, 1)
    assert.equal(subscriptions[0].status, 'active')
    assert.deepInclude(subscriptions[0].latest_invoice, { amount_due: 34_900, status: 'paid' })
    assert.equal(await checksumOf(acme.id), untouched)
  })

  test('where the webhook does not come, the payer has the server look by itself', async ({
    assert,
  }) => {
    const untouched = await checksumOf(acme.id)
    await submit(await checkout(), { card: GOOD_CARD })
    const client = await signedIn('admin', 'globex')
    assert.equal((await client.post('/api/billing/refresh')).status, 204)
    assert.equal((await billing()).billingPlan, 'FULL')
    assert.equal(await checksumOf(acme.id), untouched)
  })

  test('a declined card buys nothing', async ({ assert }) => {
    assert.isNull(await submit(await checkout(), { card: EMPTY_CARD }))
    await sync(globex.id)
    assert.deepEqual((await billing()).subscriptions, [])
    assert.equal((await account()).billing_plan, 'ESSENTIAL')
  })

  test('who has a subscription changes it, and does not buy a second one', async ({ assert }) => {
    await buy()
    const client = await signedIn('admin', 'globex')
    const again = await client.post('/api/billing/checkout', FULL)
    assert.deepEqual([again.status, again.body.code], [409, 'E_SUBSCRIBED'])
    const portal = await client.post('/api/billing/portal')
    assert.equal(portal.status, 200)
    assert.include(await (await fetch(portal.body.url)).text(), 'Se renouvelle le')
    await submit(portal.body.url, { formula: 'price_essential' })
    await sync(globex.id)
    assert.deepInclude(await billing(), { billingPlan: 'ESSENTIAL', billingExtras: [] })
  })

  test('who has bought nothing has nothing to manage', async ({ assert }) => {
    const answer = await (await signedIn('admin', 'globex')).post('/api/billing/portal')
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_NOT_SUBSCRIBED'])
  })

  test('a renewal that is not paid leaves the plan open, and shows its invoice to those who pay', async ({
    assert,
  }) => {
    const customer = await buy()
    const { url } = await stripe.billingPortal.sessions.create({ customer })
    await submit(url, { card: EMPTY_CARD })
    await aMonthLater(customer)
    const { subscriptions, isActive, features } = await billing()
    assert.deepEqual([subscriptions[0].status, isActive], ['past_due', true])
    assert.include(features, 'documents')
    const { hosted_invoice_url: invoice, status } = subscriptions[0].latest_invoice
    assert.equal(status, 'open')
    const seen = await billing('viewer')
    assert.deepEqual([seen.subscriptions, seen.stripeCustomerId], [[], null])

    await submit(invoice, { card: GOOD_CARD })
    await sync(globex.id)
    assert.equal((await billing()).subscriptions[0].status, 'active')
  })

  test('cancelled: good through its last day, then closed, and bought again from there', async ({
    assert,
  }) => {
    const customer = await buy()
    const [{ id }] = (await stripe.subscriptions.list({ customer })).data
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await sync(globex.id)
    const ending = await billing()
    assert.deepEqual([ending.billingPlan, ending.isActive], ['FULL', true])
    assert.match(ending.billingPlanActiveUntilStr, /^\d{4}-\d\d-\d\d$/)
    await stripe.subscriptions.cancel(id)
    await sync(globex.id)
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ active_until: '2026-01-01' })
    )
    forgetEntitlements(globex.id)
    const client = await signedIn('admin', 'globex')
    assert.equal((await client.get('/api/packages')).body.code, 'E_ACCOUNT_DISABLED')
    await submit((await client.post('/api/billing/checkout', FULL)).body.url, { card: GOOD_CARD })
    await sync(globex.id)
    assert.equal((await client.get('/api/packages')).status, 200)
  })

  test('an event counts once, and late ones change nothing', async ({ assert }) => {
    const customer = await buy()
    for (const id of ['evt_second', 'evt_first', 'evt_second'])
      assert.equal(
        (await sendEvent({ id, type: 'customer.subscription.deleted', customer })).status,
        204
      )
    // Those of the purchase itself may still come in meanwhile.
    const sent = (await eventIds()).filter((id) => ['evt_first', 'evt_second'].includes(id))
    assert.deepEqual(sent, ['evt_second', 'evt_first'])
    assert.lengthOf(
      (await rows('outbox')).filter(({ key }) => key.endsWith('payment-event/evt_second')),
      1
    )
    const before = await billing()
    await Promise.all([sync(globex.id), sync(globex.id)])
    await sync(globex.id)
    assert.deepEqual(await billing(), before)
    assert.deepEqual(await audited(), ['billing.checkout_opened', 'billing.subscription_changed'])
  })

  test('an event that is not signed, too old, of an unknown company or of no interest is let go', async ({
    assert,
  }) => {
    const customer = await buy()
    const event = { id: 'evt_x', type: 'invoice.paid', customer }
    const forged = await sendEvent(event, { secret: 'whsec_forged' })
    assert.deepEqual([forged.status, forged.body.code], [400, 'E_BAD_SIGNATURE'])
    assert.equal((await sendEvent(event, { ageSeconds: 301 })).status, 400)
    assert.equal((await sendEvent({ ...event, customer: 'cus_unknown' })).status, 204)
    assert.equal((await sendEvent({ ...event, customer: null })).status, 204)
    assert.equal((await sendEvent({ ...event, type: 'payout.paid' })).status, 204)
    assert.notInclude(await eventIds(), event.id)
  })

  test('two at once make one customer, though each reads another language', async ({ assert }) => {
    const client = await signedIn('admin', 'globex')
    const answers = await Promise.all(
      ['fr', 'nl'].map((language) =>
        client.post('/api/billing/checkout', FULL, { headers: { 'x-language': language } })
      )
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    const { stripe_customer_id: customer } = await account()
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' })
    assert.lengthOf(data, 1)
  })

  test('a payer who could not be shown the page is the same customer when they come back', async ({
    assert,
    cleanup,
  }) => {
    const { articles } = await app.container.make(CardPayments)
    const asked: string[] = []
    const away = {
      articles,
      createCustomer: async () => (asked.push('customer'), ok('cus_once')),
      checkout: async ({ customerId }: { customerId: string }) => (
        asked.push(customerId),
        fail('E_PAYMENTS_DOWN')
      ),
    }
    app.container.swap(CardPayments, () => away as unknown as CardPayments)
    cleanup(() => app.container.restore(CardPayments))
    const admin = await signedIn('admin', 'globex')
    for (let time = 0; time < 2; time++)
      assert.equal((await admin.post('/api/billing/checkout', FULL)).body.code, 'E_PAYMENTS_DOWN')
    assert.deepEqual(asked, ['customer', 'cus_once', 'cus_once'])
    assert.isEmpty(await audited())
  })

  test('the clock of a period is a month', async ({ assert }) => {
    await buy()
    const [{ periodEnd }] = (await billing()).subscriptions
    const seconds = (Date.parse(periodEnd) - Date.now()) / 1000
    assert.isTrue(seconds > MONTH_S - 4 * 86_400 && seconds <= MONTH_S)
  })
})
