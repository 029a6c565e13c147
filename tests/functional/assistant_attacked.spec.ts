import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AssistantModel } from '#modules/ai/index'
import { ModelFailed } from '#modules/ai/ports/language_model'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { AI_SETTINGS, FakeModel, serveModel } from '#tests/helpers/fake_model'
import { until } from '#tests/helpers/until'

const PATH = '/api/ai'
const OPEN = '3.000 brut, 2 loupiots'
const LEFT = [...LEFT_BY_SIGN_IN, 'ai_conversations', 'ai_turns', 'ai_usage']

let acme: TestCompany
let globex: TestCompany
let hr: TestClient

const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))

test.group('The assistant, attacked', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })
  group.each.teardown(() => app.container.restore(AssistantModel))

  /** With a model that is on in Acme, and to which HR agreed. */
  async function withModel(model: FakeModel): Promise<FakeModel> {
    serveModel(model)
    const admin = await signedIn('admin')
    const saved = await admin.put('/api/ai-settings', AI_SETTINGS)
    if (saved.status !== 200) throw new Error(String(saved.raw))
    await hr.post(PATH, { prompt: '3.000 brut', model: true })
    return model
  }

  test('a conversation of another person or company is refused before any word is read, and costs nothing', async ({
    assert,
  }) => {
    const model = await withModel(new FakeModel(() => ({ ops: [], tokens: 500 })))
    const theirs = randomUUID()
    await (await signedIn('payroll')).post(PATH, { prompt: 'payroll', conversationId: theirs })
    const strange = randomUUID()
    await inTenant(globex.id, async (trx) => {
      const user = await trx.from('users').select('id').firstOrFail()
      await trx.table('ai_conversations').insert({ id: strange, user_id: user.id })
    })
    const before = await rows('ai_usage')
    for (const conversationId of [theirs, strange]) {
      const answer = await hr.post(PATH, { prompt: OPEN, conversationId })
      assert.deepEqual([answer.status, answer.body.code], [409, 'E_CONFLICT'])
      const known = await hr.get(`/api/ai/conversations/${conversationId}`)
      assert.equal(known.status, 404)
      assert.equal((await hr.delete(`/api/ai/conversations/${conversationId}`)).status, 404)
    }
    assert.lengthOf(model.asked, 0)
    assert.deepEqual(await rows('ai_usage'), before)
    assert.lengthOf(await rows('ai_turns'), 2)
  })

  test('turns at once, and forgetting what was asked, make no room for more than twenty', async ({
    assert,
  }) => {
    const began = performance.now()
    const conversationId = randomUUID()
    const statuses: number[] = []
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => hr.post(PATH, { prompt: 'brut 3000', conversationId }))
      )
      statuses.push(...answers.map(({ status }) => status))
      await hr.delete(`/api/ai/conversations/${conversationId}`)
    }
    const back = Math.floor((performance.now() - began) / 3_000) + 1
    const taken = statuses.filter((status) => status === 200).length
    assert.isAtLeast(taken, 20)
    assert.isAtMost(taken, 20 + back)
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      30 - taken
    )
    // Another person has turns of their own.
    assert.equal(
      (await (await signedIn('payroll')).post(PATH, { prompt: 'brut 3000' })).status,
      200
    )
  })

  test('turns of one conversation at once all stand in it, one after the other', async ({
    assert,
  }) => {
    const conversationId = randomUUID()
    const prompts = ['3.001 brut', '3.002 brut', '3.003 brut', '3.004 brut', '3.005 brut']
    const answers = await Promise.all(
      prompts.map((prompt) => hr.post(PATH, { prompt, conversationId }))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200]
    )
    const turns = await rows('ai_turns')
    assert.sameMembers(
      turns.map(({ prompt }) => prompt),
      prompts
    )
    assert.sameMembers(
      turns.map(({ position }) => position),
      [1, 2, 3, 4, 5]
    )
  })

  test('what is forgotten while a model reads is not brought back, and is counted', async ({
    assert,
  }) => {
    const conversationId = randomUUID()
    let forgotten = 0
    await withModel(
      new FakeModel(async () => {
        forgotten = (await hr.delete(`/api/ai/conversations/${conversationId}`)).status
        return { ops: [], tokens: 600 }
      })
    )
    await hr.post(PATH, { prompt: '3.210 brut', conversationId })
    const { status } = await hr.post(PATH, { prompt: '2 loupiots', conversationId })
    assert.deepEqual([status, forgotten], [200, 200])
    assert.deepEqual(
      (await rows('ai_turns')).map(({ prompt }) => prompt),
      ['3.000 brut']
    )
    assert.equal((await hr.get(`/api/ai/conversations/${conversationId}`)).status, 404)
    const [month] = await rows('ai_usage')
    assert.deepEqual([month!.turns, Number(month!.tokens)], [3, 600])
  })

  test('a draft with what is no field, or no value of one, is refused by its name and kept nowhere', async ({
    assert,
  }) => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    const untouched = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const wrong: [draft: string, field: string][] = [
      ['{"package":{"colour":"red"}}', 'colour'],
      ['{"worker":{"salaireDeJulie":1}}', 'salaireDeJulie'],
      ['{"company":{"id":"x"}}', 'id'],
      ['{"package":{"salaireBrut":{"amount":1}}}', 'salaireBrut'],
      ['{"package":{"computeModelConfig":[1]}}', 'computeModelConfig'],
      [`{"package":{"colour":${deep(200)}}}`, 'colour'],
      [`{"package":{"salaireBrut":${deep(200)}}}`, 'salaireBrut'],
      ['{"solve":{"target":"salaireNet","amount":1,"for":"salaireBrut"}}', 'for'],
      ['{"solve":{"target":"salaireNet","amount":"1"}}', 'amount'],
      ['{"date":"demain"}', 'date'],
      ['{"history":[]}', 'history'],
    ]
    for (const [draft, field] of wrong) {
      const answer = await hr.send('POST', PATH, {
        rawBody: `{"prompt":"3.000 brut","draft":${draft}}`,
      })
      assert.equal(answer.status, 422, draft.slice(0, 80))
      assert.include(JSON.stringify(answer.body.errors), field)
    }
    // Deeper than any stack, it is not even parsed.
    const deepest = { rawBody: `{"prompt":"3.000 brut","draft":{"package":{"a":${deep(20_000)}}}}` }
    assert.include([400, 422], (await hr.send('POST', PATH, deepest)).status)
    for (const body of [
      { prompt: '3.000 brut', userId: randomUUID() },
      { prompt: '3.000 brut', conversationId: 'x' },
      { prompt: '3.000 brut', model: 'yes' },
      { prompt: ' \n ' },
      { prompt: 'a\0b' },
      { prompt: 'a\ud800b' },
      { prompt: '3.000 brut', draft: { package: { nomFonction: '\ud800' } } },
    ])
      assert.equal((await hr.post(PATH, body)).status, 422, JSON.stringify(body))
    const large = { prompt: '3.000 brut', draft: { package: { a: 'x'.repeat(100_000) } } }
    assert.equal((await hr.post(PATH, large)).status, 413)
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), untouched)
    const proto = await hr.send('POST', PATH, {
      rawBody: '{"prompt":"mariée","draft":{"package":{"__proto__":{"salaireBrut":1}}}}',
    })
    assert.deepEqual(proto.body.request.worker, { etatCivil: 'marie' })
    assert.isUndefined(proto.body.request.package?.salaireBrut)
    // What a person chose and the engine refuses is a draft that goes on.
    const draft = { package: { salaireBrut: 3000, hasChequeRepas: true, chequeRepas: 12 } }
    const refused = await hr.post(PATH, { prompt: 'mariée', draft })
    assert.deepEqual([refused.status, refused.body.outcome], [200, 'cannot'])
  })

  test('words are words: signs, marks and commands come back as they were and do nothing', async ({
    assert,
  }) => {
    const untouched = await checksumOf(acme.id, { except: LEFT })
    for (const prompt of [
      '\u202e3000 brut\u0007\u001b[31m',
      '<img src=x onerror=alert(1)> 3000 brut',
      "'; drop table workers; -- 3000 brut",
      '{{constructor.constructor("return process")()}} 3000 brut',
      '=HYPERLINK("https://x.test") 3000 brut',
      '\ufeff\u200b\u2066\u2069',
      '9'.repeat(2_000),
      '((('.repeat(600),
    ]) {
      const { status, body } = await hr.post(PATH, { prompt })
      assert.equal(status, 200, prompt.slice(0, 40))
      for (const { quote, start, end } of body.understood)
        assert.equal(quote, prompt.trim().slice(start, end))
    }
    assert.equal(await checksumOf(acme.id, { except: LEFT }), untouched)
  })

  test('a call without the session’s own token changes nothing', async ({ assert }) => {
    const untouched = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    for (const [method, path, body] of [
      ['POST', PATH, { prompt: '3.000 brut' }],
      ['DELETE', `/api/ai/conversations/${randomUUID()}`, undefined],
      ['PUT', '/api/ai-settings', AI_SETTINGS],
    ] as const) {
      const forged = await hr.send(method, path, { body, headers: { 'x-xsrf-token': 'forged' } })
      assert.equal(forged.status, 403, `${method} ${path}`)
    }
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('an agreement is of one host: words go to no other that comes in its place', async ({
    assert,
  }) => {
    const first = await withModel(new FakeModel(() => ({ ops: [], tokens: 1 })))
    await hr.post(PATH, { prompt: OPEN })
    assert.lengthOf(first.asked, 1)
    const other = serveModel(new FakeModel(() => ({ ops: [], tokens: 1 }), 'elsewhere.test'))
    const admin = await signedIn('admin')
    assert.isFalse((await admin.get('/api/ai-settings')).body.modelOn)
    const off = await hr.post(PATH, { prompt: OPEN, model: true })
    assert.deepEqual([off.status, off.body.reader], [200, 'embedded'])
    // The company switches the new one on; the person is asked of it.
    await admin.put('/api/ai-settings', { ...AI_SETTINGS, version: 1 })
    const asked = await hr.post(PATH, { prompt: OPEN })
    assert.equal(asked.body.modelOffered.host, 'elsewhere.test')
    assert.lengthOf(other.asked, 0)
    await hr.post(PATH, { prompt: OPEN, model: true })
    assert.lengthOf(other.asked, 1)
  })

  test('an answer that is broken is paid for all the same', async ({ assert }) => {
    await withModel(
      new FakeModel(() => {
        throw new ModelFailed('broken', 900)
      })
    )
    const { body } = await hr.post(PATH, { prompt: OPEN })
    assert.deepEqual([body.modelFailed, body.reader], ['broken', 'embedded'])
    const [month] = await rows('ai_usage')
    assert.equal(Number(month!.tokens), 900)
  })

  test('turns at once take together no more tokens than the month has; what one leaves is another’s', async ({
    assert,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const model = await withModel(
      new FakeModel(async () => {
        await released
        return { ops: [], tokens: 400 }
      })
    )
    const admin = await signedIn('admin')
    await admin.put('/api/ai-settings', { ...AI_SETTINGS, monthlyTokens: 2_500, version: 1 })
    const failures: (string | null)[] = []
    const turns = Array.from({ length: 5 }, async () => {
      failures.push((await hr.post(PATH, { prompt: OPEN })).body.modelFailed)
    })
    // Each may take a thousand: there is room for two.
    await until(
      'three are told, two are read',
      () => failures.length === 3 && model.asked.length === 2
    )
    assert.deepEqual([failures, model.asked.length], [['spent', 'spent', 'spent'], 2])
    release()
    await Promise.all(turns)
    const [month] = await rows('ai_usage')
    assert.deepEqual([Number(month!.tokens), Number(month!.reserved)], [800, 0])
    const more = []
    for (let turn = 0; turn < 3; turn++)
      more.push((await hr.post(PATH, { prompt: OPEN })).body.modelFailed)
    assert.deepEqual(more, [null, null, 'spent'])
    // What a process put aside that has died lapses.
    await admin.put('/api/ai-settings', { ...AI_SETTINGS, monthlyTokens: 3_000, version: 2 })
    const aside = (lapses: string) =>
      inTenant(acme.id, (trx) =>
        trx.from('ai_usage').update({ reserved: 1_000, reserved_until: trx.raw(lapses) })
      )
    await aside("now() + interval '1 minute'")
    assert.equal((await hr.post(PATH, { prompt: OPEN })).body.modelFailed, 'spent')
    await aside("now() - interval '1 second'")
    assert.isNull((await hr.post(PATH, { prompt: OPEN })).body.modelFailed)
  })

  test('a model that lies reaches no draft: amounts, paths, places and texts that the words have not', async ({
    assert,
  }) => {
    const lies = [
      { op: 'set', path: 'package.salaireBrut', value: '9999', quote: '2 loupiots' },
      { op: 'set', path: 'worker.enfantsACharge', value: '7', quote: '2 loupiots' },
      { op: 'set', path: 'worker.enfantsACharge', value: '2', quote: 'deux enfants' },
      { op: 'set', path: 'worker.__proto__', value: '2', quote: '2 loupiots' },
      { op: 'set', path: 'package.nomFonction', value: 'Julie gagne 4.000', quote: 'loupiots' },
      { op: 'remove', path: 'package.salaireBrut', value: null, quote: 'loupiots' },
      { op: 'set', path: 'worker.enfantsACharge', value: '2e9', quote: '2 loupiots' },
      { op: 'delete', path: '*', value: null, quote: '2 loupiots' },
      'Julie gagne 4.000 euros',
      null,
    ]
    await withModel(new FakeModel(() => ({ ops: lies, tokens: 1 })))
    const { status, body } = await hr.post(PATH, { prompt: OPEN })
    assert.equal(status, 200)
    assert.deepEqual(body.request, { package: { salaireBrut: 3000 } })
    assert.notInclude(JSON.stringify(body), 'Julie')
    for (const ops of ['none', { 0: lies[1] }, Array.from({ length: 500 }, () => lies[1]), null]) {
      serveModel(new FakeModel(() => ({ ops, tokens: 1 })))
      const again = await hr.post(PATH, { prompt: OPEN })
      assert.deepEqual([again.status, again.body.request], [200, body.request])
    }
  })

  test('settings that two administrators save at once are one’s, and the other is told', async ({
    assert,
  }) => {
    const [one, two] = [await signedIn('admin'), await signedIn('admin')]
    const saved = await Promise.all(
      [one, two].map((client, nth) =>
        client.put('/api/ai-settings', { ...AI_SETTINGS, modelOn: false, retentionDays: nth })
      )
    )
    assert.sameMembers(
      saved.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await rows('ai_settings'), 1)
    for (const [field, value] of [
      ['retentionDays', -1],
      ['retentionDays', 1.5],
      ['monthlyTokens', 1e12],
      ['monthsOfYear', 11],
      ['modelOn', 'true'],
      ['modelHost', 'evil.test'],
    ] as const)
      assert.equal(
        (await one.put('/api/ai-settings', { ...AI_SETTINGS, version: 1, [field]: value })).status,
        422,
        field
      )
  })
})
