import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { answerModel, type Asked, type Behaviour } from '../../../bin/launch/model/wire.ts'
import { AskModel, needsModel } from '#modules/ai/actions/ask_model'
import { AiSdkModel, type ModelProvider } from '#modules/ai/adapters/ai_sdk_model'
import { Breaker } from '#modules/ai/domain/breaker'
import { checkedOps } from '#modules/ai/domain/model_ops'
import { redacted } from '#modules/ai/domain/redact'
import { read, type Draft } from '#modules/ai/pure'

const DAY = '2026-11-26'
const PROVIDERS: readonly ModelProvider[] = ['openai-compatible', 'openai', 'anthropic', 'mistral']
/** "loupiots" is a word that the reader does not know. */
const PROMPT = '3.000 brut, 2 loupiots, chèques-repas de 8 €'
const CHILDREN = { op: 'set', path: 'worker.enfantsACharge', value: '2', quote: '2 loupiots' }

const servers = new Set<Server>()

/** A provider of its own for a test, with all that it was asked. */
async function serve(behave: (asked: Asked, count: number) => Behaviour) {
  const asked: Asked[] = []
  const answer = answerModel((each) => behave(each, asked.push(each)))
  const server = createServer((request, response) => void answer(request, response))
  servers.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { asked, baseUrl }
}

async function ask(
  provider: ModelProvider,
  baseUrl: string,
  prompt = PROMPT,
  draft: Draft = {},
  breaker?: Breaker,
  companyId = 'acme'
) {
  const model = new AiSdkModel({
    provider,
    model: 'test-1',
    baseUrl,
    apiKey: 'key',
    timeoutMs: 1_500,
  })
  const situation = { day: DAY }
  const reading = read(prompt, draft, situation)
  const turn = { prompt, draft, situation, companyId, names: new Set(['julie']) }
  const asker = new AskModel(model, breaker)
  const answer = await asker.handle(turn, reading)
  return { own: reading, most: asker.mostTokens(turn, reading), ...answer }
}

test.group('assistant: language models', (group) => {
  group.each.teardown(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    servers.clear()
  })

  for (const provider of PROVIDERS) {
    test(`${provider}: what the reader left over is read, each with its quote`, async ({
      assert,
    }) => {
      const { asked, baseUrl } = await serve(() => ({ ops: [CHILDREN] }))
      const { own, reading, tokens, failed } = await ask(provider, baseUrl)
      assert.isTrue(needsModel(own))
      assert.isUndefined(failed)
      assert.equal(tokens, 960)
      assert.deepEqual(asked[0]!.request, PROMPT)
      assert.deepEqual(reading.draft.worker, { enfantsACharge: 2 })
      assert.deepEqual(
        reading.ops.filter(({ by }) => by === 'model').map(({ quote }) => quote),
        ['2 loupiots']
      )
      assert.deepEqual(
        reading.leftovers.filter(({ text }) => text === '2'),
        []
      )
    })

    test(`${provider}: whatever it lies, nothing of it reaches the draft`, async ({ assert }) => {
      const set = (path: string, value: string | null, quote: string) => ({
        op: 'set',
        path,
        value,
        quote,
      })
      const lies: Behaviour[] = [
        { ops: [set('worker.enfantsACharge', '3', '2 loupiots')] },
        { ops: [set('package.salaireBrut', '5000', '3.000 brut')] },
        { ops: [set('package.bonusAnnuel', '4000', 'bonus de 4000')] },
        {
          ops: [
            set('package.__proto__', '1', '2'),
            set('constructor', '2', '2'),
            set('company.name', 'x', '2'),
          ],
        },
        {
          ops: [
            set('worker.enfantsACharge', '2 ou 3', '2 loupiots'),
            set('worker.etatCivil', 'heureux', '2 loupiots'),
          ],
        },
        { ops: [set('package.salaireBrut', '2', '')] },
        { ops: { length: 3 } },
        { ops: Array.from({ length: 500 }, () => CHILDREN) },
        { text: 'Je propose un salaire de 4.000 € brut, c’est le marché.' },
        { text: '{"ops": [' },
        { text: '{"answer": 42}' },
        { text: JSON.stringify({ ops: [], words: 'x'.repeat(100_000) }) },
        { status: 500 },
        { status: 401 },
        { hangsUp: true },
      ]
      for (const lie of lies) {
        const { baseUrl } = await serve(() => lie)
        const { own, reading } = await ask(provider, baseUrl)
        assert.deepEqual(reading.draft, own.draft, JSON.stringify(lie).slice(0, 120))
      }
    }).timeout(60_000)
  }

  test('a server that is slow or full is left, tried once more, and then for a minute not at all', async ({
    assert,
  }) => {
    const slow = await serve(() => ({ ops: [CHILDREN], afterMs: 4_000 }))
    assert.equal((await ask('openai-compatible', slow.baseUrl)).failed, 'timeout')
    const full = await serve(() => ({ status: 500 }))
    let now = 0
    const breaker = new Breaker(2, 60_000, () => now)
    for (const failed of ['unreachable', 'timeout', 'resting']) {
      const answer = await ask('openai-compatible', full.baseUrl, PROMPT, {}, breaker)
      assert.include(
        failed === 'resting' ? ['resting'] : ['unreachable', 'timeout'],
        String(answer.failed)
      )
    }
    assert.isAtMost(full.asked.length, 4)
    now = 61_000
    assert.notEqual(
      (await ask('openai-compatible', full.baseUrl, PROMPT, {}, breaker)).failed,
      'resting'
    )
  }).timeout(30_000)

  test('a host that fails for one company is still asked for another, and once more after the rest', async ({
    assert,
  }) => {
    let fails = true
    const { asked, baseUrl } = await serve(() => (fails ? { status: 500 } : { ops: [CHILDREN] }))
    let now = 0
    const breaker = new Breaker(1, 60_000, () => now)
    const failedOf = async (company: string) =>
      (await ask('openai-compatible', baseUrl, PROMPT, {}, breaker, company)).failed
    assert.notEqual(await failedOf('acme'), 'resting')
    assert.equal(await failedOf('acme'), 'resting')
    fails = false
    asked.length = 0
    assert.isUndefined(await failedOf('globex'))
    assert.equal(await failedOf('acme'), 'resting')
    assert.lengthOf(asked, 1)
    now = 61_000
    assert.isUndefined(await failedOf('acme'))
  }).timeout(30_000)

  for (const provider of PROVIDERS)
    test(`${provider}: what is reserved for a turn is more than all that is sent can be tokens`, async ({
      assert,
    }) => {
      const { asked, baseUrl } = await serve(() => ({ ops: [] }))
      const { most } = await ask(provider, baseUrl)
      // No vocabulary takes fewer than two signs of our own text in a token.
      assert.isAtLeast(most, asked[0]!.body.length / 2)
      const { most: noise } = await ask(provider, baseUrl, `2 ${'語'.repeat(1_990)}`)
      assert.isAtLeast(noise, 2 * 1_990)
    })

  test('what contradicts the reader is a question', async ({ assert }) => {
    const ops = [{ op: 'set', path: 'package.chequeRepas', value: '2', quote: '2 loupiots' }]
    const { baseUrl } = await serve(() => ({ ops }))
    const { reading } = await ask('openai-compatible', baseUrl)
    assert.equal(reading.intent, 'asks')
    assert.deepEqual(
      reading.questions.map(({ readings }) => readings.map(({ value }) => value)),
      [[8, 2]]
    )
    assert.isUndefined(reading.draft.package?.chequeRepas)
  })

  test('nothing that says who somebody is leaves', async ({ assert }) => {
    const secrets = [
      '85.07.30-033.28',
      'BE68 5390 0754 7034',
      'jean@acme.be',
      '0475 12 34 56',
      'Dupont',
      'julie',
      'enceinte',
    ]
    const prompt = `3.000 brut pour julie et Mme Dupont, ${secrets.slice(0, 4).join(', ')}, elle est enceinte, 2 loupiots`
    const { asked, baseUrl } = await serve(() => ({ ops: [CHILDREN] }))
    await ask('openai-compatible', baseUrl, prompt)
    for (const secret of secrets) assert.notInclude(asked[0]!.body, secret)
    assert.include(asked[0]!.request, '2 loupiots')
    assert.lengthOf(redacted(prompt, new Set()), prompt.length)
  })

  test('no amount that its quote does not give passes, whatever it is', ({ assert }) => {
    const amount = fc.integer({ min: 1, max: 999_999 })
    fc.assert(
      fc.property(amount, amount, (said, given) => {
        const [op] = checkedOps(
          [
            {
              op: 'set',
              path: 'package.bonusAnnuel',
              value: String(given),
              quote: `bonus ${said}`,
            },
          ],
          `3000 brut, bonus ${said}`,
          {}
        )
        if (op === undefined) return
        const by = [1, 12, 1000, 1 / 12, 1 / 13, 1 / 13.92, 1 / 14, 0.38]
        assert.isTrue(
          by.some((factor) => Math.abs(said * factor - given) < 0.011),
          `${given} of ${said}`
        )
      }),
      { seed: 22, numRuns: 2_000 }
    )
  })
})
