import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { VERIFY_SAMPLES } from '../../frontend/features/webhooks/verify-samples.ts'
import type { OutsideFetch } from '#modules/shared/outside/outside_fetch'
import { openOutside } from '#modules/shared/outside/open_outside'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { TakeDelivery } from '#modules/webhooks/actions/take_delivery'
import { sendMessage } from '#modules/webhooks/sending/send_message'
import { WebhookSender } from '#modules/webhooks/sending/webhook_sender'
import { Authority } from '#tests/helpers/certificates'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { postMails } from '#tests/helpers/mails'
import { Receiver } from '#tests/helpers/receiver'
import { until } from '#tests/helpers/until'

const PATH = '/api/webhooks'
const BODY = { url: 'https://hooks.example.com/', events: ['offer.accepted'], isActive: true }
const LONG_AGO = new Date(0)

test.group('Webhook messages on their way', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let admin: TestClient
  let receiver: Receiver
  let stop: (() => Promise<void>)[] = []
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    admin = await signedIn('admin')
    receiver = await new Receiver().open()
    stop = [() => receiver.close()]
    return async () => {
      for (const end of stop) await end()
    }
  })

  /** An address of the local receiver, and its secret. */
  async function addressAt(url: string, company = acme, client = admin) {
    const { body } = await client.post(PATH, BODY)
    await setAddress(body.id, { url }, company)
    return body as { id: string; secret: string }
  }
  const setAddress = (id: string, fields: object, company = acme) =>
    inTenant(company.id, (trx) => trx.from('webhook_addresses').where({ id }).update(fields))
  const tried = async (id: string, client = admin) =>
    (await client.post(`${PATH}/${id}/test`)).body.id as string
  const delivery = (id: string, company = acme): Promise<any> =>
    inTenant(company.id, (trx) => trx.from('webhook_deliveries').where({ id }).first())
  const setDelivery = (id: string, fields: object) =>
    inTenant(acme.id, (trx) => trx.from('webhook_deliveries').where({ id }).update(fields))
  const address = (id: string): Promise<any> =>
    inTenant(acme.id, (trx) => trx.from('webhook_addresses').where({ id }).first())
  /** As if its pauses were over. */
  async function due(messageId: string) {
    await setDelivery(messageId, { next_at: LONG_AGO })
    await setAddress((await delivery(messageId)).address_id, { rests_until: null })
  }
  /** To this machine's receivers only, with the patience of a test. */
  const outside = (...allowed: string[]): OutsideFetch => {
    const fetch = openOutside({ allowed })
    return (request) => fetch({ ...request, headMs: 1_000, bodyMs: 500 })
  }
  async function send(fetch = outside(receiver.origin)) {
    const failed: unknown[] = []
    const sender = new WebhookSender(fetch, (error) => failed.push(error))
    await sender.look()
    await sender.idle()
    if (failed.length > 0) throw failed[0]
  }

  test('one arrives signed, by the id of its line in the log, and the log has the answer', async ({
    assert,
  }) => {
    receiver.answer = (_request, response) =>
      void response.writeHead(202).end('noted\u0000\u001b[2J')
    const { id, secret } = await addressAt(`${receiver.origin}/barema?team=1`)
    const messageId = await tried(id)
    await send()
    const [{ path, headers, body }] = receiver.received
    assert.equal(path, '/barema?team=1')
    assert.equal(headers['webhook-id'], messageId)
    assert.equal(headers['content-type'], 'application/json')
    assert.isUndefined(headers.authorization)
    const { type, timestamp, data } = JSON.parse(body)
    assert.deepEqual([type, data], ['webhook.test', {}])
    assert.isFalse(Number.isNaN(Date.parse(timestamp)))
    const shown = (await admin.get(`${PATH}/${id}/deliveries`)).body.data[0]
    assert.containSubset(shown, {
      id: messageId,
      status: 'DELIVERED',
      body,
      tries: 1,
      nextAt: null,
      answerStatus: 202,
      answer: 'noted\ufffd\ufffd[2J',
      fault: null,
    })
    assert.isNotNull((await admin.get(`${PATH}/${id}`)).body.deliveredAt)
    await judged(assert, secret, receiver.received[0]!)
    await send()
    assert.lengthOf(receiver.received, 1, 'once')
  })

  /** Both samples of the screen take it, and neither takes it changed, old, or signed by somebody else. */
  async function judged(
    assert: { deepEqual(one: unknown, other: unknown, message?: string): void },
    secret: string,
    { headers, body }: { headers: object; body: string }
  ) {
    const folder = mkdtempSync(join(tmpdir(), 'barema-webhook-'))
    const cases = [
      [headers, body],
      [headers, `${body} `],
      [{ ...headers, 'webhook-id': 'other' }, body],
      [{ ...headers, 'webhook-timestamp': '1614265330' }, body],
      [{ ...headers, 'webhook-signature': 'v1,AAAA v1a,' }, body],
    ]
    try {
      const file = join(folder, 'sample.ts')
      writeFileSync(file, VERIFY_SAMPLES.typescript)
      process.env.BAREMA_WEBHOOK_SECRET = secret
      const { isFromBarema } = await import(pathToFileURL(file).href)
      const verdicts = [true, false, false, false, false]
      assert.deepEqual(
        cases.map((each) => isFromBarema(...each)),
        verdicts,
        'TypeScript'
      )
      const python = `${VERIFY_SAMPLES.python}
import json, sys
print(json.dumps([is_from_barema(h, b.encode()) for h, b in json.load(sys.stdin)]))`
      const input = JSON.stringify(cases)
      const env = { ...process.env, BAREMA_WEBHOOK_SECRET: secret }
      if (!hasPython()) return
      const said = execFileSync('python3', ['-c', python], { input, env }).toString()
      assert.deepEqual(JSON.parse(said), verdicts, 'Python')
    } finally {
      delete process.env.BAREMA_WEBHOOK_SECRET
      rmSync(folder, { recursive: true })
    }
  }
  function hasPython(): boolean {
    try {
      execFileSync('python3', ['-c', 'assert __import__("sys").version_info >= (3, 9)'], {
        stdio: 'ignore',
      })
      return true
    } catch {
      return false
    }
  }

  test('after a renewal both secrets sign for a day, then the new one alone', async ({
    assert,
  }) => {
    const { id } = await addressAt(receiver.origin)
    await admin.post(`${PATH}/${id}/secret`)
    const signatures = async () => {
      await tried(id)
      await send()
      return String(receiver.received.at(-1)!.headers['webhook-signature']).split(' ')
    }
    assert.lengthOf(await signatures(), 2)
    await setAddress(id, { former_until: LONG_AGO })
    assert.lengthOf(await signatures(), 1)
  })

  test('what is not taken is tried again after growing waits under the same id, as the receiver asks, and the address is left alone meanwhile', async ({
    assert,
  }) => {
    receiver.answer = (_request, response) =>
      void response.writeHead(503, { 'retry-after': '900' }).end('later')
    const { id } = await addressAt(receiver.origin)
    const messageId = await tried(id)
    await send()
    await send()
    assert.lengthOf(receiver.received, 1, 'not before its time')
    let row = await delivery(messageId)
    assert.containSubset(row, { status: 'WAITING', tries: 1, answer_status: 503, answer: 'later' })
    assert.closeTo(row.next_at - row.tried_at, 900_000, 2_000)
    assert.equal((await address(id)).failures, 1)

    receiver.answer = (_request, response) => void response.writeHead(500).end()
    const waits = []
    for (let at = 0; at < 4; at++) {
      await due(messageId)
      await send()
      row = await delivery(messageId)
      waits.push(Math.round((row.next_at - row.tried_at) / 1000))
    }
    assert.deepEqual(waits, [30, 120, 600, 1800])
    receiver.answer = (_request, response) => void response.writeHead(200).end()
    await due(messageId)
    await send()
    assert.equal((await delivery(messageId)).status, 'DELIVERED')
    assert.containSubset(await address(id), { failures: 0, rests_until: null })
    assert.deepEqual(
      [...new Set(receiver.received.map(({ headers }) => headers['webhook-id']))],
      [messageId]
    )
    assert.deepEqual([...new Set(receiver.received.map(({ body }) => body))].length, 1)
  })

  test('after three days it is given up, and the administrators are told once, until one is taken again', async ({
    assert,
  }) => {
    receiver.answer = (_request, response) => void response.writeHead(404).end()
    const { id } = await addressAt(receiver.origin)
    const first = await tried(id)
    await setDelivery(first, { give_up_at: new Date(Date.now() + 2_000) })
    await send()
    assert.containSubset(await delivery(first), { status: 'GIVEN_UP', tries: 1 })
    const second = await tried(id)
    await due(second)
    await setDelivery(second, { give_up_at: LONG_AGO })
    await send()
    assert.containSubset(await delivery(second), { status: 'GIVEN_UP', tries: 0 })
    const [mail, ...more] = await postMails(acme, 'webhook-given-up')
    assert.isEmpty(more)
    assert.deepEqual(mail!.to as never, ['admin@acme.test'])
    assert.include(String(mail!.text), `/settings/webhooks/${id}`)
    assert.include(mail!.subject, new URL(receiver.origin).host)

    receiver.answer = (_request, response) => void response.writeHead(204).end()
    await admin.post(`${PATH}/${id}/deliveries/${first}/replay`)
    await send()
    assert.equal((await delivery(first)).status, 'DELIVERED')
    assert.equal(receiver.received.at(-1)!.headers['webhook-id'], first)
    assert.isNull((await address(id)).told_at)
    assert.isEmpty(await postMails(acme, 'webhook-given-up'))
  })

  test('killed between its answer and the note of it, a message comes again under the same id; nobody else sends meanwhile', async ({
    assert,
  }) => {
    const { id } = await addressAt(receiver.origin)
    const messageId = await tried(id)
    const taken = await forSystem('test', acme.id, (scope) => TakeDelivery.handle(scope, id))
    await sendMessage(outside(receiver.origin), taken!)
    await send()
    assert.lengthOf(receiver.received, 1, 'the other may still be at it')
    await setAddress(id, { taken_until: LONG_AGO })
    await send()
    assert.deepEqual(
      receiver.received.map(({ headers }) => headers['webhook-id']),
      [messageId, messageId]
    )
    assert.equal((await delivery(messageId)).status, 'DELIVERED')
  })

  test('two workers that look at the same moment send each message once', async ({ assert }) => {
    const { id } = await addressAt(receiver.origin)
    await tried(id)
    await Promise.all([send(), send(), send()])
    assert.lengthOf(receiver.received, 1)
  })

  test('off, it is sent nothing; on again, what waits follows; removed, nothing is', async ({
    assert,
  }) => {
    const { id } = await addressAt(receiver.origin)
    await tried(id)
    await setAddress(id, { is_active: false })
    await send()
    assert.isEmpty(receiver.received)
    await setAddress(id, { is_active: true })
    await send()
    assert.lengthOf(receiver.received, 1)
    await tried(id)
    await admin.delete(`${PATH}/${id}`)
    await send()
    assert.lengthOf(receiver.received, 1)
  })

  test('a receiver that hangs holds up no other address, nor another company; of one company two are sent to at a time', async ({
    assert,
  }) => {
    const theirs = await signedIn('admin', 'globex')
    let release = () => {}
    const hanging = new Promise<void>((done) => (release = done))
    const real = outside(receiver.origin)
    const fetch: OutsideFetch = async (request) => {
      if (request.url.includes('/hangs')) await hanging
      return real(request)
    }
    const [one, other, third] = [
      await addressAt(`${receiver.origin}/hangs/1`),
      await addressAt(`${receiver.origin}/quick`),
      await addressAt(`${receiver.origin}/hangs/2`),
    ]
    const fourth = await addressAt(`${receiver.origin}/late`)
    const foreign = await addressAt(`${receiver.origin}/globex`, globex, theirs)
    for (const { id } of [one, other, third, fourth]) await tried(id)
    const foreignMessage = await tried(foreign.id, theirs)
    const failed: unknown[] = []
    const sender = new WebhookSender(fetch, (error) => failed.push(error))
    await sender.look()
    await until('the quick one and the other company', () => receiver.received.length >= 2)
    assert.sameMembers(
      receiver.received.map(({ path }) => path),
      ['/quick', '/globex']
    )
    await until(
      'noted',
      async () => (await delivery(foreignMessage, globex)).status === 'DELIVERED'
    )
    await sender.look()
    await sender.look()
    assert.notInclude(
      receiver.received.map(({ path }) => path),
      '/late',
      'both places of the company hang'
    )
    release()
    await sender.idle()
    await sender.look()
    await sender.stop()
    assert.includeMembers(
      receiver.received.map(({ path }) => path),
      ['/hangs/1', '/hangs/2', '/late']
    )
    assert.isEmpty(failed)
  })

  test('a receiver that attacks costs its time-out at most, and gains nothing', async ({
    assert,
  }) => {
    const inner = await new Receiver().open()
    const authority = new Authority()
    const tls = await new Receiver(authority.sign('receiver')).open()
    stop.push(
      () => inner.close(),
      () => tls.close(),
      async () => authority.remove()
    )
    const { origin } = receiver
    const chunk = Buffer.alloc(1_000_000, 'x')
    const redirect = (status: number, location: string) => () => {
      receiver.answer = (_request, response) => void response.writeHead(status, { location }).end()
    }
    const attacks: [name: string, fault: string, prepare: () => void, url?: string][] = [
      ['leads to this machine', 'redirected', redirect(302, `${inner.origin}/secret`)],
      ['leads there with the message', 'redirected', redirect(307, `${inner.origin}/secret`)],
      ['leads to a cloud’s own', 'redirected', redirect(308, 'http://169.254.169.254/')],
      ['leads on and on', 'redirected', redirect(307, '/again')],
      ['leads in a circle', 'redirected', redirect(302, '/')],
      ['leads nowhere', 'redirected', redirect(307, 'http://[')],
      [
        'drips',
        'late',
        () => {
          receiver.answer = (_request, response) => {
            response.writeHead(200)
            const drops = setInterval(() => response.write('.'), 50)
            response.on('close', () => clearInterval(drops))
          }
        },
      ],
      ['says nothing', 'late', () => (receiver.answer = () => {})],
      [
        'answers a gigabyte',
        'too_large',
        () => {
          receiver.answer = (_request, response) => {
            response.writeHead(200)
            const more = () => {
              while (!response.destroyed && response.write(chunk));
            }
            response.on('drain', more)
            more()
          }
        },
      ],
      [
        'announces a gigabyte',
        'too_large',
        () => {
          receiver.answer = (_request, response) =>
            void response.writeHead(200, { 'content-length': '1000000000' }).write('x')
        },
      ],
      [
        'hangs up',
        'unreachable',
        () => (receiver.answer = (request) => void request.socket.destroy()),
      ],
      [
        'speaks no HTTP',
        'unreachable',
        () => (receiver.answer = (request) => void request.socket.end('nonsense\r\n\r\n')),
      ],
      ['has a certificate of nobody', 'unreachable', () => {}, tls.origin],
      ['is a private address', 'address', () => {}, inner.origin],
      ['is the address of a cloud', 'address', () => {}, 'https://169.254.169.254/'],
      ['is a name of this machine', 'address', () => {}, 'https://localhost/'],
    ]
    for (const [name, fault, prepare, url = origin] of attacks) {
      prepare()
      const { id } = await addressAt(url)
      const messageId = await tried(id)
      const started = performance.now()
      await send(outside(origin, tls.origin))
      const row = await delivery(messageId)
      assert.deepEqual([row.status, row.fault, row.answer_status], ['WAITING', fault, null], name)
      assert.isBelow(performance.now() - started, 5_000, name)
      await admin.delete(`${PATH}/${id}`)
    }
    assert.isEmpty(inner.received, 'nothing reached it')
    assert.isEmpty(tls.received)
  })
})
