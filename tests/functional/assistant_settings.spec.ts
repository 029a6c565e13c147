import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AssistantModel } from '#modules/ai/index'
import { ModelFailed, type ModelFailure } from '#modules/ai/ports/language_model'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { AI_SETTINGS as SETTINGS, FakeModel, serveModel } from '#tests/helpers/fake_model'

const PROMPT = '3.000 brut, 2 loupiots'
test.group('Settings of the assistant', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })
  group.each.teardown(() => app.container.restore(AssistantModel))

  let openTransactions = 0

  /** A model that knows a word; it looks what is open while it is asked. */
  function serve(failure?: ModelFailure): FakeModel {
    openTransactions = 0
    return serveModel(
      new FakeModel(async () => {
        const { rows } = await inTenant(acme.id, (trx) =>
          trx.rawQuery(
            `select count(*)::int as open from pg_stat_activity
             where state = 'idle in transaction' and datname = current_database() and pid <> pg_backend_pid()`
          )
        )
        openTransactions += rows[0].open
        if (failure) throw new ModelFailed(failure)
        const ops = [{ op: 'set', path: 'worker.enfantsACharge', value: '2', quote: '2 loupiots' }]
        return { ops, tokens: 700 }
      })
    )
  }

  test('are an administrator’s to settle, where the plan has the assistant', async ({ assert }) => {
    const path = '/api/ai-settings'
    assert.equal((await (await visitor()).put(path, SETTINGS)).status, 401)
    assert.equal((await (await visitor()).get(path)).status, 401)
    const hr = await signedIn('hr')
    assert.deepEqual(
      [(await hr.put(path, SETTINGS)).status, (await hr.get('/api/ai-usage')).status],
      [403, 403]
    )
    const other = await (await signedIn('admin', 'globex')).put(path, SETTINGS)
    assert.deepEqual([other.status, other.body.code], [403, 'E_FEATURE_LOCKED'])
    const admin = await signedIn('admin')
    const before = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const saved = await admin.put(path, { ...SETTINGS, monthsOfYear: 13.92, retentionDays: 7 })
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    // Without a language model there is nothing to switch on, and nothing that comes later is on.
    const kept = { ...SETTINGS, modelOn: false, monthsOfYear: 13.92, retentionDays: 7, version: 1 }
    assert.deepEqual((await hr.get(path)).body, { ...kept, model: null })
    const { name, host } = serve()
    assert.deepEqual((await hr.get(path)).body, { ...kept, model: { name, host } })
    assert.equal((await admin.put(path, SETTINGS)).status, 409)
    assert.equal((await admin.put(path, { ...SETTINGS, version: 1, colour: 'red' })).status, 422)
    assert.equal(
      (await admin.put(path, { ...SETTINGS, version: 1, retentionDays: 91 })).status,
      422
    )
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), before)
  })

  test('a gross pay of a year is divided as the company settled', async ({ assert }) => {
    await (
      await signedIn('admin')
    ).put('/api/ai-settings', { ...SETTINGS, modelOn: false, monthsOfYear: 13.92 })
    const { body } = await (await signedIn('hr')).post('/api/ai', { prompt: '55.680 brut par an' })
    assert.equal(body.request.package.salaireBrut, 4000)
  })

  test('no words go to a model before company and person said so', async ({ assert }) => {
    const model = serve()
    const hr = await signedIn('hr')
    const off = await hr.post('/api/ai', { prompt: PROMPT })
    assert.deepEqual([off.body.modelOffered, off.body.reader, model.asked], [null, 'embedded', []])
    await (await signedIn('admin')).put('/api/ai-settings', SETTINGS)
    const offered = await hr.post('/api/ai', { prompt: PROMPT })
    assert.deepEqual(offered.body.modelOffered, { name: 'fake · 1', host: 'model.test' })
    assert.lengthOf(model.asked, 0)
    const refused = await hr.post('/api/ai', { prompt: PROMPT, model: false })
    const kept = await hr.post('/api/ai', { prompt: PROMPT })
    assert.deepEqual(
      [refused.body.modelOffered, kept.body.modelOffered, model.asked],
      [null, null, []]
    )
  })

  test('a model adds what was left over, with no unit of work open, and is counted', async ({
    assert,
  }) => {
    const model = serve()
    const admin = await signedIn('admin')
    await admin.put('/api/ai-settings', SETTINGS)
    const hr = await signedIn('hr')
    const { body } = await hr.post('/api/ai', { prompt: PROMPT, model: true })
    assert.deepEqual([body.reader, body.request.worker], ['model', { enfantsACharge: 2 }])
    assert.deepEqual([model.asked.length, openTransactions], [1, 0])
    // What our own rules understand whole is asked of nobody.
    assert.equal(
      (await hr.post('/api/ai', { prompt: '3.000 brut, mariée' })).body.reader,
      'embedded'
    )
    assert.lengthOf(model.asked, 1)
    const [month] = (await admin.get('/api/ai-usage')).body.months
    assert.deepEqual([month.turns, month.modelTurns, month.tokens], [2, 1, 700])
  })

  test('past the month’s tokens, or without an answer, our own rules go on', async ({ assert }) => {
    const model = serve('timeout')
    const admin = await signedIn('admin')
    await admin.put('/api/ai-settings', SETTINGS)
    const hr = await signedIn('hr')
    const failed = await hr.post('/api/ai', { prompt: PROMPT, model: true })
    assert.deepEqual(
      [failed.status, failed.body.modelFailed, failed.body.reader, failed.body.request.package],
      [200, 'timeout', 'embedded', { salaireBrut: 3000 }]
    )
    await admin.put('/api/ai-settings', { ...SETTINGS, monthlyTokens: 0, version: 1 })
    const spent = await hr.post('/api/ai', { prompt: PROMPT })
    assert.deepEqual([spent.body.modelFailed, model.asked.length], ['spent', 1])
  })
})
