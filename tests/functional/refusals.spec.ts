import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { refusals } from '#backend/http/middleware/refusals_middleware'
import { BURST, closeMinutes, RefusalCounter, type Burst } from '#modules/shared/audit/refusals'
import { verifyChain } from '#modules/shared/audit/verify_chain'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { until } from '#tests/helpers/until'

let acme: TestCompany
let globex: TestCompany

const TYPED = 'a word that is kept nowhere'
const inAMinute = () => new Date(Date.now() + 61_000)

/** What stands in the log of refusals, once their minute is over. */
async function refused(company = acme): Promise<Record<string, any>[]> {
  await refusals.flush()
  await closeMinutes(company.id, inAMinute())
  return inTenant(company.id, (trx) =>
    trx.from('audit_log').whereLike('event', 'refused.%').orderBy('id')
  )
}
const counted = () => inTenant(acme.id, (trx) => trx.from('refusals'))
const sumOf = (all: readonly { times: number }[]) => all.reduce((sum, one) => sum + one.times, 0)
const userId = async (email: string) =>
  (await inTenant(acme.id, (trx) => trx.from('users').where({ email }).firstOrFail())).id

test.group('What is refused', (group) => {
  group.each.setup(async () => {
    refusals.clear()
    ;({ acme, globex } = await freshCompanies())
  })

  test('a wrong password is an event of the account that was meant, and nothing that was typed is kept', async ({
    assert,
  }) => {
    const theirs = await checksumOf(globex.id)
    const client = await visitor()
    await client.post('/api/session', { email: 'hr@acme.test', password: TYPED })
    await client.post('/api/session', {
      email: `${TYPED}@acme.test`.replaceAll(' ', '-'),
      password: TYPED,
    })
    const lines = await refused()
    assert.deepEqual(
      lines.map(({ event, actor_kind, subject_id }) => [event, actor_kind, subject_id]).sort(),
      [
        ['refused.password', 'visitor', await userId('hr@acme.test')],
        ['refused.password', 'visitor', null],
      ].sort()
    )
    for (const { details } of lines) {
      assert.equal(details.times, 1)
      assert.match(details.minute, /:00\.000Z$/)
    }
    const kept = JSON.stringify([lines, await counted()])
    assert.notInclude(kept, TYPED)
    assert.notInclude(kept, TYPED.replaceAll(' ', '-'))
    assert.notInclude(kept, '127.0.0.1')
    assert.equal(await checksumOf(globex.id), theirs)
    assert.isUndefined((await verifyChain(acme.id)).broken)
  })

  test('wrong codes, missing rights, dead links, ended sessions and reached limits are events too', async ({
    assert,
  }) => {
    const viewer = await signedIn('viewer')
    assert.equal((await viewer.get('/api/audit-log')).status, 403)
    await inTenant(acme.id, (trx) => trx.from('user_sessions').delete())
    assert.equal((await viewer.get('/api/users')).status, 401)
    const client = await visitor()
    assert.equal((await client.get('/api/users')).status, 401)
    await client.post('/api/session/links', { email: 'hr@acme.test' })
    assert.equal((await client.post('/api/session/links/use', { code: 'bcdfghjk' })).status, 401)
    let last = 0
    for (let i = 0; i < 8; i++)
      last = (await client.post('/api/session', { email: 'hr@acme.test', password: TYPED })).status
    assert.equal(last, 429)
    const lines = await refused()
    const events = lines.map(({ event }) => event)
    assert.includeMembers(events, [
      'refused.right',
      'refused.session',
      'refused.code',
      'refused.password',
      'refused.too_often',
    ])
    const right = lines.find(({ event }) => event === 'refused.right')!
    assert.deepEqual([right.actor_kind, right.actor_id], ['user', await userId('viewer@acme.test')])
    // Strangers are not counted: the first page of each asks who they are.
    assert.lengthOf(
      events.filter((event) => event === 'refused.session'),
      1
    )
    const told = (await (await signedIn('admin')).get('/api/audit-log?event=refused.right')).body
      .data
    assert.lengthOf(told, 1)
  })

  test('a burst of one event in a minute raises an alarm once, in the company where it is', async ({
    assert,
  }) => {
    const told: Burst[] = []
    const counter = new RefusalCounter(logger, {
      byItself: false,
      onBurst: (burst) => told.push(burst),
    })
    const refuse = async (company: TestCompany, times: number) => {
      for (let nth = 0; nth < times; nth++)
        counter.count(company.id, 'refused.link', { from: `127.3.0.${nth % 30}` })
      await counter.flush()
    }
    // A minute of its own, whatever the clock says.
    await until('a minute has begun', () => Date.now() % 60_000 < 50_000, 15_000)
    await refuse(globex, BURST - 1)
    await refuse(acme, BURST - 1)
    assert.isEmpty(told)
    await refuse(acme, 1)
    await refuse(acme, 50)
    assert.deepEqual(
      told.map(({ companyId, event, times }) => [companyId, event, times]),
      [[acme.id, 'refused.link', BURST]]
    )
  })

  test('a flood is one row a minute and source, and of many sources some are told apart', async ({
    assert,
  }) => {
    const client = new TestClient('acme')
    const guesses = (n: number, from: (i: number) => string) =>
      Promise.all(
        Array.from({ length: n }, (_, i) =>
          client.send('GET', '/api/out/offers/unknown-offer-link', { from: from(i) })
        )
      )
    const answers = [
      ...(await guesses(40, () => '127.1.0.1')),
      ...(await guesses(60, (i) => `127.2.0.${i + 1}`)),
    ]
    // A machine that is busy answers some of them that it is: nobody was refused there.
    const times = answers.filter(({ status }) => [404, 429].includes(status)).length
    assert.isAbove(times, 50)
    await refusals.flush()
    const rows = await counted()
    assert.equal(sumOf(rows), times)
    // Of each event and minute; the test may run over the end of one.
    const minutes = new Set(rows.map(({ minute, event }) => `${minute} ${event}`)).size
    assert.isAtMost(rows.length, 21 * minutes)
    const lines = await refused()
    assert.lengthOf(lines, rows.length)
    assert.equal(sumOf(lines.map(({ details }) => details)), times)
    assert.lengthOf(await counted(), 0)
    assert.equal(await closeMinutes(acme.id, inAMinute()), 0)
  })

  test('two who close the same minute write it once', async ({ assert }) => {
    const client = await visitor()
    await client.post('/api/session', { email: 'hr@acme.test', password: TYPED })
    await refusals.flush()
    const written = await Promise.all([1, 2, 3].map(() => closeMinutes(acme.id, inAMinute())))
    assert.deepEqual(written.sort(), [0, 0, 1])
  })

  test('what is counted is written by itself', async ({ assert }) => {
    const counter = new RefusalCounter(logger)
    for (let i = 0; i < 3; i++) counter.count(acme.id, 'refused.right', { from: 'somewhere' })
    await until('the count is written', async () => (await counted()).length === 1)
    assert.containsSubset(await counted(), [{ source: 'from somewhere', times: 3 }])
  })

  test('what is allowed is no refusal', async ({ assert }) => {
    const client = await visitor()
    await client.post('/api/session', { email: 'hr@acme.test', password: DEMO_PASSWORD })
    assert.equal((await client.get('/api/users')).status, 200)
    assert.lengthOf(await refused(), 0)
  })
})
