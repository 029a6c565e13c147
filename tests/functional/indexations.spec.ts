import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

const ASKED = { percent: 2.21, commissionParitaire: 'BECP200', date: '2026-10-01', dryRun: true }

test.group('Asking for an indexation', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const runs = () => inTenant(acme.id, (trx) => trx.from('indexations'))

  test('anonymous and HR are refused, and no run begins', async ({ assert }) => {
    assert.equal((await (await visitor()).post('/api/indexations', ASKED)).status, 401)
    assert.equal((await (await signedIn('hr')).post('/api/indexations', ASKED)).status, 403)
    assert.lengthOf(await runs(), 0)
  })

  test('payroll is allowed: the run and its workflow are enqueued together, once for one id', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const client = await signedIn('payroll')
    const id = randomUUID()
    const answers = await Promise.all([
      client.post('/api/indexations', { id, ...ASKED }),
      client.post('/api/indexations', { id, ...ASKED }),
    ])
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.id, body.status]),
      [
        [202, id, 'waiting'],
        [202, id, 'waiting'],
      ]
    )
    assert.lengthOf(await runs(), 1)
    const enqueued = await inTenant(acme.id, (trx) => trx.from('outbox').where('kind', 'workflow'))
    assert.deepEqual(
      enqueued.map(({ key }) => key),
      [`company/${acme.id}/indexation/${id}`]
    )
    assert.equal((await client.get(`/api/indexations/${id}/csv`)).body.code, 'E_NOT_READY')
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('an absurd percentage, a date that is none and a dry run that is neither are refused with their fields', async ({
    assert,
  }) => {
    const client = await signedIn('payroll')
    for (const [field, value] of Object.entries({
      dryRun: 'perhaps',
      percent: 900,
      date: 'soon',
    })) {
      const answer = await client.post('/api/indexations', { ...ASKED, [field]: value })
      assert.equal(answer.status, 422, field)
      assert.deepEqual(
        answer.body.errors.map((error: { path: string }) => error.path),
        [field]
      )
    }
    assert.lengthOf(await runs(), 0)
  })

  test('a percent below 0, above 20 or of five decimals is refused with a sentence; 0, 20 and four decimals are not', async ({
    assert,
  }) => {
    const client = await signedIn('payroll')
    for (const [percent, sentence] of [
      [-0.5, 'La valeur doit être d’au moins 0.'],
      [20.01, 'La valeur doit être d’au plus 20.'],
    ] as const) {
      const { status, body } = await client.post(
        '/api/indexations',
        { ...ASKED, percent },
        { headers: { 'accept-language': 'fr' } }
      )
      assert.equal(status, 422)
      assert.deepInclude(body.errors[0], { path: 'percent', message: sentence })
    }
    assert.lengthOf(await runs(), 0)
    for (const percent of [0, 20, 3.7654]) {
      assert.equal((await client.post('/api/indexations', { ...ASKED, percent })).status, 202)
    }
    const five = await client.post('/api/indexations', { ...ASKED, percent: 3.76543 })
    assert.deepEqual(
      five.body.errors.map(({ path }: { path: string }) => path),
      ['percent'],
      'four decimals at most'
    )
    assert.lengthOf(await runs(), 3)
  })

  test("another company's run is as unknown as one that never was", async ({ assert }) => {
    const { body } = await (await signedIn('payroll')).post('/api/indexations', ASKED)
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const other = await signedIn('payroll', 'globex')
    for (const path of [`/api/indexations/${body.id}`, `/api/indexations/${body.id}/csv`]) {
      assert.equal((await other.get(path)).status, 404)
    }
  })
})
