import { test } from '@japa/runner'
import { forgetEntitlements } from '#modules/billing/index'
import { FEATURES } from '#modules/shared/entitlements/entitlements'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { dayFromNow } from '#tests/helpers/days'
import { postMails } from '#tests/helpers/mails'

test.group('The plan of a company', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  async function setPlan(changes: Record<string, unknown>): Promise<void> {
    await inTenant(acme.id, (trx) => trx.from('billing_accounts').update(changes))
    forgetEntitlements(acme.id)
  }
  const requests = () => inTenant(acme.id, (trx) => trx.from('billing_requests'))

  test('stands with the company: plan, end, add-ons and what they open', async ({ assert }) => {
    const client = await signedIn('viewer')
    assert.deepInclude((await client.get('/api/company')).body.billingAccount, {
      billingPlan: 'FULL',
      billingPlanActiveUntilStr: null,
      billingExtras: ['SYNC', 'AI_CHAT'],
      isActive: true,
    })
    await setPlan({ billing_plan: 'ESSENTIAL', extras: [], active_until: dayFromNow(3) })
    const { billingAccount } = (await client.get('/api/company')).body
    assert.deepEqual(billingAccount.features, ['offers', 'contracts'])
    assert.equal(billingAccount.billingPlanActiveUntilStr, dayFromNow(3))
  })

  test('is good through its last day; after it only who one is, reactivation and signing out are open', async ({
    assert,
  }) => {
    const client = await signedIn('admin')
    await setPlan({ active_until: dayFromNow(0) })
    assert.equal((await client.get('/api/packages')).status, 200)
    await setPlan({ active_until: dayFromNow(-2) })
    const refused = await client.get('/api/packages')
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_ACCOUNT_DISABLED'])
    assert.equal((await client.get('/api/users')).status, 200)
    assert.isFalse((await client.get('/api/company')).body.billingAccount.isActive)
    assert.equal((await client.post('/api/billing/reactivate')).status, 204)
    assert.equal((await client.post('/api/billing/activate')).body.code, 'E_ACCOUNT_DISABLED')
    assert.equal((await client.delete('/api/session')).status, 204)
  })

  test('the catalogue names every feature once, as there or as coming, and what each plan opens', async ({
    assert,
  }) => {
    const { status, body } = await (
      await signedIn('viewer', 'globex')
    ).get('/api/billing/catalogue')
    assert.equal(status, 200)
    assert.sameMembers([...body.features, ...body.soon], [...FEATURES])
    const opened = [...body.plans, ...body.addOns].flatMap(({ features }) => features)
    assert.sameMembers([...new Set(opened)], body.features)
    assert.deepInclude(body.plans, { plan: 'ESSENTIAL', features: ['offers', 'contracts'] })
    assert.deepEqual(body.addOns, [
      { addOn: 'SYNC', features: ['sync'] },
      { addOn: 'AI_CHAT', features: ['aiChat'] },
    ])
  })

  for (const [path, body, asked] of [
    ['activate', undefined, { kind: 'ACTIVATE', feature: null }],
    ['reactivate', undefined, { kind: 'REACTIVATE', feature: null }],
    ['request-feature', { feature: 'sync' }, { kind: 'FEATURE', feature: 'sync' }],
  ] as const) {
    test(`POST billing/${path}: anonymous and HR are refused, payroll is allowed`, async ({
      assert,
    }) => {
      const untouched = await checksumOf(globex.id)
      assert.equal((await (await visitor()).post(`/api/billing/${path}`, body)).status, 401)
      assert.equal((await (await signedIn('hr')).post(`/api/billing/${path}`, body)).status, 403)
      assert.lengthOf(await requests(), 0)
      assert.equal(
        (await (await signedIn('payroll')).post(`/api/billing/${path}`, body)).status,
        204
      )
      const [row, ...others] = await requests()
      assert.deepInclude(row, asked)
      assert.lengthOf(others, 0)
      const events = await inTenant(acme.id, (trx) =>
        trx.from('audit_log').where('event', 'billing.requested')
      )
      assert.lengthOf(events, 1)
      assert.equal(await checksumOf(globex.id), untouched)
    })
  }

  test('a feature that we do not sell is refused with its field', async ({ assert }) => {
    const answer = await (
      await signedIn('admin')
    ).post('/api/billing/request-feature', { feature: 'teleport' })
    assert.deepEqual([answer.status, answer.body.errors[0].path], [422, 'feature'])
  })

  test('what is asked reaches our sales in one mail, also when the job runs twice', async ({
    assert,
  }) => {
    await (await signedIn('payroll')).post('/api/billing/request-feature', { feature: 'aiChat' })
    const sent = await postMails(acme, 'billing-request')
    assert.deepEqual(
      sent.map(({ to, subject }) => [to, subject]),
      [[['sales@barema.test'], 'Acme Belgium requests aiChat']]
    )
  })
})
