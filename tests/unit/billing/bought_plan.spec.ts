import { test } from '@japa/runner'
import { boughtPlan, isLive, type Subscription } from '#modules/billing/domain/subscription'

const START = '2026-10-01T08:00:00.000Z'
const END = '2026-11-01T08:00:00.000Z'

const subscription = (fields: Partial<Subscription>): Subscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'FULL',
  extras: ['SYNC'],
  startedAt: START,
  periodStart: START,
  periodEnd: END,
  endsAt: null,
  latestInvoice: null,
  ...fields,
})

test.group('The plan that follows from subscriptions', () => {
  test('while it is paid, tried or still being collected it is open without an end', ({
    assert,
  }) => {
    for (const status of ['active', 'trialing', 'past_due'])
      assert.deepEqual(boughtPlan([subscription({ status })]), {
        plan: 'FULL',
        extras: ['SYNC'],
        until: null,
      })
  })

  test('cancelled, it is good until its end', ({ assert }) => {
    assert.equal(boughtPlan([subscription({ endsAt: END })])?.until, END)
    assert.equal(boughtPlan([subscription({ status: 'canceled', endsAt: END })])?.until, END)
  })

  test('not paid in the end, it was good until the unpaid period began', ({ assert }) => {
    for (const status of ['unpaid', 'paused'])
      assert.equal(boughtPlan([subscription({ status })])?.until, START)
  })

  test('a first payment that never came, a price that is not ours and no subscription give nothing', ({
    assert,
  }) => {
    for (const status of ['incomplete', 'incomplete_expired'])
      assert.isNull(boughtPlan([subscription({ status })]))
    assert.isNull(boughtPlan([subscription({ plan: null })]))
    assert.isNull(boughtPlan([]))
  })

  test('an open one decides over an ended one, and the newest of several', ({ assert }) => {
    const old = subscription({ plan: 'ESSENTIAL', startedAt: '2026-01-01T00:00:00.000Z' })
    const ended = subscription({ status: 'canceled', endsAt: END, startedAt: END })
    assert.equal(boughtPlan([ended, old])?.plan, 'ESSENTIAL')
    assert.equal(boughtPlan([old, subscription({})])?.plan, 'FULL')
  })

  test('beside a live one none is sold', ({ assert }) => {
    const live = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
    for (const status of [...live, 'canceled', 'incomplete', 'incomplete_expired'])
      assert.equal(isLive({ status }), live.includes(status), status)
  })
})
