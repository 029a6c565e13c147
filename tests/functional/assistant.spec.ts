import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

const PROMPT = 'Une simulation pour un coût employeur annuel de 60000 EUR'

test.group('The assistant', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('refuses strangers, who may make no package, and companies without the add-on', async ({
    assert,
  }) => {
    const body = { prompt: PROMPT }
    assert.equal((await (await visitor()).post('/api/ai', body)).status, 401)
    const viewer = await (await signedIn('viewer')).post('/api/ai', body)
    assert.deepEqual([viewer.status, viewer.body.code], [403, 'E_FORBIDDEN'])
    const other = await (await signedIn('hr', 'globex')).post('/api/ai', body)
    assert.deepEqual([other.status, other.body.code], [403, 'E_FEATURE_LOCKED'])
  })

  test('answers a package with its figures, and writes nothing but the turn', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const except = [...LEFT_BY_SIGN_IN, 'ai_conversations', 'ai_turns', 'ai_usage']
    const untouched = [
      await checksumOf(acme.id, { except }),
      await checksumOf(globex.id, { except }),
    ]
    const { status, body } = await hr.post('/api/ai', { prompt: PROMPT })
    assert.equal(status, 200)
    assert.deepEqual(
      [body.success, body.outcome, body.error, body.reader, body.missing],
      [true, 'package', null, 'embedded', []]
    )
    assert.deepEqual(body.request, { solve: { target: 'coutEmployeurAnnuel', amount: 60_000 } })
    assert.closeTo(body.compute.coutEmployeur.coutEmployeurAnnuel, 60_000, 0.2)
    assert.equal(
      body.package.salaireBrut,
      body.compute.remuneration.remunerationMensuelle.salaireBrut
    )
    assert.deepEqual(
      body.understood.map(({ path, value, quote }: any) => [path, value, quote]),
      [['solve.coutEmployeurAnnuel', 60_000, 'coût employeur annuel de 60000 EUR']]
    )
    assert.deepEqual(
      [await checksumOf(acme.id, { except }), await checksumOf(globex.id, { except })],
      untouched
    )
  })

  test('goes on where the turn before ended, and back', async ({ assert }) => {
    const hr = await signedIn('hr')
    const conversationId = randomUUID()
    const ask = async (prompt: string) =>
      (await hr.post('/api/ai', { prompt, conversationId })).body
    await ask('3.000 brut, mariée')
    const raised = await ask('augmente de 5 %')
    assert.deepEqual(raised.request, {
      package: { salaireBrut: 3150 },
      worker: { etatCivil: 'marie' },
    })
    const asked = await ask('et en net ?')
    assert.deepEqual([asked.outcome, asked.about, asked.success], ['answers', 'salaireNet', true])
    const back = await ask('annule')
    assert.equal(back.request.package.salaireBrut, 3000)
    const kept = await hr.get(`/api/ai/conversations/${conversationId}`)
    assert.deepEqual(
      kept.body.turns.map(({ prompt }: any) => prompt),
      ['3.000 brut, mariée', 'augmente de 5 %', 'et en net ?', 'annule']
    )
  })

  test('says in one sentence what it does not do, and what the engine refuses', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const people = (await hr.post('/api/ai', { prompt: 'combien gagne Julie ?' })).body
    assert.deepEqual([people.success, people.outcome, people.package], [false, 'refuses', null])
    assert.match(people.error, /aucune personne/)
    const vouchers = (await hr.post('/api/ai', { prompt: '3.000 brut, chèques-repas de 12 €' }))
      .body
    assert.deepEqual([vouchers.success, vouchers.outcome], [false, 'cannot'])
    assert.match(vouchers.error, /10/)
  })

  test('a conversation is one’s own', async ({ assert }) => {
    const hr = await signedIn('hr')
    const conversationId = randomUUID()
    await hr.post('/api/ai', { prompt: PROMPT, conversationId })
    const path = `/api/ai/conversations/${conversationId}`
    const payroll = await signedIn('payroll')
    assert.equal((await (await visitor()).get(path)).status, 401)
    assert.equal((await payroll.get(path)).status, 404)
    assert.equal((await payroll.delete(path)).status, 404)
    assert.equal((await payroll.post('/api/ai', { prompt: PROMPT, conversationId })).status, 409)
    assert.equal((await (await signedIn('hr', 'globex')).delete(path)).status, 403)
    const turns = () => inTenant(acme.id, (trx) => trx.from('ai_turns').select('prompt'))
    assert.lengthOf(await turns(), 1)
    const listed = async (client: typeof hr) =>
      (await client.get('/api/ai/conversations')).body.data
    assert.equal((await (await visitor()).get('/api/ai/conversations')).status, 401)
    assert.equal(
      (await (await signedIn('viewer')).get('/api/ai/conversations')).status,
      403,
      'who may make no package'
    )
    assert.deepEqual(await listed(payroll), [])
    assert.deepEqual(
      (await listed(hr)).map(({ id, prompt, turns: count }: any) => [id, prompt, count]),
      [[conversationId, PROMPT, 1]]
    )
    assert.equal((await hr.delete(path)).status, 200)
    assert.lengthOf(await turns(), 0)
    assert.deepEqual(await listed(hr), [])
  })

  test('a conversation is opened again as it stood, with what was chosen since', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const conversationId = randomUUID()
    const path = `/api/ai/conversations/${conversationId}`
    const ask = async (prompt: string) =>
      (await hr.post('/api/ai', { prompt, conversationId })).body
    const first = await ask('3.000 brut, prime de nuit 150')
    await ask('mariée')
    await ask('combien gagne Julie ?')
    const draft = {
      package: { salaireBrut: 3000 },
      worker: { etatCivil: 'marie', conjointTravaille: true },
    }
    const untouched = await checksumOf(acme.id, { except: [...LEFT_BY_SIGN_IN] })
    const theirs = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await (await visitor()).put(path, { draft })).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path, { draft })).status, 403)
    assert.equal((await (await signedIn('payroll')).put(path, { draft })).status, 404)
    assert.equal((await (await signedIn('hr', 'globex')).put(path, { draft })).status, 403)
    const wrong = await hr.put(path, { draft: { package: { colour: 'red' } } })
    assert.deepEqual([wrong.status, wrong.body.errors[0].path], [422, 'draft.package.colour'])
    assert.equal((await hr.put(path, { draft, outcome: 'package' })).status, 422)
    assert.equal((await hr.put(`/api/ai/conversations/${randomUUID()}`, { draft })).status, 404)
    assert.equal(await checksumOf(acme.id, { except: [...LEFT_BY_SIGN_IN] }), untouched)
    assert.equal((await hr.put(path, { draft })).status, 200)
    const { turns } = (await hr.get(path)).body
    assert.deepEqual(
      turns.map(({ outcome, before, request }: any) => [outcome, before, request]),
      [
        ['package', {}, { package: { salaireBrut: 3000 } }],
        ['package', { package: { salaireBrut: 3000 } }, draft],
        [
          'refuses',
          { package: { salaireBrut: 3000 }, worker: { etatCivil: 'marie' } },
          turns[2].request,
        ],
      ]
    )
    const { understood, questions, leftovers, about, reason } = first
    assert.deepInclude(turns[0], { understood, questions, leftovers, about, reason })
    assert.equal(turns[2].reason, 'other_people')
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), theirs)
  })

  test('takes two thousand signs', async ({ assert }) => {
    const hr = await signedIn('hr')
    assert.equal((await hr.post('/api/ai', { prompt: 'a'.repeat(2001) })).status, 422)
    assert.equal((await hr.post('/api/ai', { prompt: 'a'.repeat(2000) })).status, 200)
  })

  test('the audit log tells who asked and never what', async ({ assert }) => {
    await (await signedIn('hr')).post('/api/ai', { prompt: '3.333 brut' })
    const [line] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'assistant.asked').select('details')
    )
    assert.deepEqual(line.details, { reader: 'embedded', outcome: 'package' })
  })
})
