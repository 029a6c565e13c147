import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { SmsSender, type TextMessage } from '#modules/shared/sms/sms_sender'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient, visitor } from '#tests/helpers/client'
import { queuedMails, sendAsWorker } from '#tests/helpers/mails'

/** Keeps what it is given. */
class Pocket extends SmsSender {
  messages: TextMessage[] = []
  available = true
  async send(message: TextMessage) {
    this.messages.push(message)
  }
  async hasArrived(id: string) {
    return this.messages.some((message) => message.id === id)
  }
}

test.group('A code by text message', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let pocket: Pocket
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    pocket = new Pocket()
    app.container.swap(SmsSender, () => pocket)
    return () => app.container.restore(SmsSender)
  })

  const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table))
  /** The queue's part; answers the code of the last message. */
  async function deliver(): Promise<string> {
    for (const { id } of await queuedMails(acme, 'sms-code')) await sendAsWorker(acme, id)
    return /^\d{6}/.exec(pocket.messages.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const start = (client: TestClient, phone = '0470 12 34 56') =>
    client.post('/api/second-factor/sms', { phone })
  const later = () =>
    inTenant(acme.id, (trx) =>
      trx.from('sms_codes').update({ created_at: new Date(Date.now() - 121_000) })
    )
  async function turnOn() {
    const client = await signedIn('hr')
    await start(client)
    const code = await deliver()
    const body = { code, kind: 'SMS' }
    const confirmed = await client.post('/api/second-factor/confirmation', body)
    return { client, code, confirmed }
  }
  async function firstStep() {
    const client = await visitor()
    const answer = await client.post('/api/session', {
      email: 'hr@acme.test',
      password: DEMO_PASSWORD,
    })
    return { client, answer }
  }
  const send = (client: TestClient) => client.post('/api/session/second-factor/sms')
  const prove = (client: TestClient, code: string) =>
    client.post('/api/session/second-factor', { code })

  test('a number is named, proven with a first code, and shown by its last figures', async ({
    assert,
  }) => {
    const { client, confirmed } = await turnOn()
    assert.equal(confirmed.status, 200)
    assert.lengthOf(confirmed.body.recoveryCodes, 10)
    assert.equal(pocket.messages[0].to, '+32470123456')
    const shown = (await client.get('/api/second-factor')).body
    assert.containsSubset(shown, { enabled: true, app: false, phone: '•••• 56' })
    assert.notInclude(JSON.stringify(await rows('second_factors')), '470123456')
  })

  test('after the password a code is sent on request; it opens once', async ({ assert }) => {
    await turnOn()
    await later()
    const { client, answer } = await firstStep()
    assert.deepEqual(answer.body, { secondFactor: ['SMS'] })
    assert.equal((await send(client)).status, 204)
    const code = await deliver()
    assert.equal((await prove(client, code)).status, 200)
    assert.equal((await prove((await firstStep()).client, code)).status, 401)
  })

  test('another message leaves only after 120 seconds, and the refusal says how long', async ({
    assert,
  }) => {
    await turnOn()
    await later()
    const { client } = await firstStep()
    assert.equal((await send(client)).status, 204)
    const refused = await send(client)
    assert.equal(refused.status, 429)
    assert.closeTo(Number(refused.headers['retry-after']), 120, 5)
    await later()
    assert.equal((await send(client)).status, 204)
    assert.lengthOf(await rows('sms_codes'), 1)
  })

  test('asked for five times in the same moment one message leaves', async ({ assert }) => {
    await turnOn()
    for (const forget of [
      later,
      () => inTenant(acme.id, (trx) => trx.from('sms_codes').delete()),
    ]) {
      await forget()
      const before = pocket.messages.length
      const { client } = await firstStep()
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(client)))
      const statuses = answers.map(({ status }) => status)
      assert.deepEqual(statuses.sort(), [204, 429, 429, 429, 429])
      await deliver()
      assert.lengthOf(pocket.messages.slice(before), 1)
      assert.lengthOf(await rows('sms_codes'), 1)
    }
  })

  test('a code ends after ten minutes, and the one before the last opens nothing', async ({
    assert,
  }) => {
    await turnOn()
    await later()
    const { client } = await firstStep()
    await send(client)
    const first = await deliver()
    await later()
    await send(client)
    const second = await deliver()
    if (first !== second) assert.equal((await prove(client, first)).status, 401)
    await inTenant(acme.id, (trx) => trx.from('sms_codes').update({ expires_at: new Date() }))
    assert.equal((await prove(client, second)).status, 401)
  })

  test('no number and no adapter are refused, and nothing is sent', async ({ assert }) => {
    const client = await signedIn('hr')
    assert.equal((await start(client, '12')).body.errors[0].path, 'phone')
    pocket.available = false
    assert.equal((await start(client)).status, 404)
    await deliver()
    assert.isEmpty(pocket.messages)
    assert.isEmpty(await rows('second_factors'))
  })

  test('anonymous: refused; a user without a phone gets no message; the other company stays untouched', async ({
    assert,
  }) => {
    const before = await checksumOf(globex.id)
    assert.equal((await start(await visitor())).status, 401)
    assert.equal((await send(await visitor())).status, 401)
    await turnOn()
    assert.equal(await checksumOf(globex.id), before)
  })

  test('the message leaves once, however often the queue tries; its code stands nowhere else', async ({
    assert,
  }) => {
    const { code } = await turnOn()
    await deliver()
    assert.lengthOf(pocket.messages, 1)
    const tables = ['sms_codes', 'mails', 'outbox', 'audit_log']
    const stored = await Promise.all(tables.map(rows))
    assert.notInclude(
      JSON.stringify(stored).replace(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
      code
    )
  })

  test('a message that was taken before its worker heard so is not sent again, and its code opens', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    await start(client)
    const taken = pocket.send
    pocket.send = async (message) => {
      await taken.call(pocket, message)
      throw new Error('the connection is lost')
    }
    await assert.rejects(deliver, 'the connection is lost')
    pocket.send = taken
    const code = await deliver()
    assert.lengthOf(pocket.messages, 1)
    const body = { code, kind: 'SMS' }
    assert.equal((await client.post('/api/second-factor/confirmation', body)).status, 200)
  })

  test('a user with a phone and no app turns it off with a code by text message, asked for on the same screen', async ({
    assert,
  }) => {
    const path = '/api/second-factor/sms/code'
    assert.equal((await (await visitor()).post(path)).status, 401)
    assert.equal((await (await signedIn('payroll')).post(path)).status, 404)
    const before = await checksumOf(globex.id)
    const { client } = await turnOn()
    assert.equal((await client.post(path)).status, 429)
    await later()
    assert.equal((await client.post(path)).status, 204)
    const code = await deliver()
    await inTenant(acme.id, (trx) => trx.from('user_sessions').update({ proven_at: null }))
    assert.equal((await client.post('/api/second-factor/removal')).body.code, 'E_FRESH_PROOF')
    assert.equal((await client.post('/api/fresh-proof', { code })).status, 204)
    assert.equal((await client.post('/api/second-factor/removal')).status, 204)
    assert.isEmpty([...(await rows('second_factors')), ...(await rows('sms_codes'))])
    assert.equal(await checksumOf(globex.id), before)
  })
})
