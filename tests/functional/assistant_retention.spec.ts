import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import queue from '#config/queue'
import { runUpkeep } from '#backend/upkeep/run_upkeep'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'

const SETTINGS = { modelOn: false, monthsOfYear: null, monthlyTokens: 200_000, version: 0 }
const days = (n: number) => new Date(Date.now() - n * 24 * 3600_000)

const night = (day: string) => runUpkeep({ day, logger, queue })

/** A conversation of one turn, last gone on with so many days ago. */
async function conversation(company: TestCompany, age: number): Promise<string> {
  const id = randomUUID()
  await inTenant(company.id, async (trx) => {
    const user = await trx.from('users').orderBy('email').select('id').firstOrFail()
    await trx.table('ai_conversations').insert({ id, user_id: user.id, updated_at: days(age) })
    await trx.table('ai_turns').insert({
      conversation_id: id,
      position: 1,
      prompt: `${age} days old`,
      outcome: 'package',
      before: '{}',
      draft: '{}',
      reader: 'embedded',
    })
  })
  return id
}

const promptsOf = async (company: TestCompany) =>
  (
    await inTenant(company.id, (trx) => trx.from('ai_turns').orderBy('prompt').select('prompt'))
  ).map(({ prompt }) => prompt as string)

test.group('What the assistant keeps', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('conversations go with their turns after thirty days, or as the company settled', async ({
    assert,
  }) => {
    for (const age of [31, 29, 8, 6]) await conversation(acme, age)
    for (const age of [31, 29]) await conversation(globex, age)
    await night('2026-09-01')
    assert.deepEqual(await promptsOf(acme), ['29 days old', '6 days old', '8 days old'])
    assert.deepEqual(await promptsOf(globex), ['29 days old'])
    const admin = await signedIn('admin')
    const saved = await admin.put('/api/ai-settings', { ...SETTINGS, retentionDays: 7 })
    assert.equal(saved.status, 200)
    await night('2026-09-02')
    assert.deepEqual(await promptsOf(acme), ['6 days old'])
    assert.deepEqual(await promptsOf(globex), ['29 days old'], 'another company has its own')
    await admin.put('/api/ai-settings', { ...SETTINGS, retentionDays: 0, version: 1 })
    await night('2026-09-03')
    assert.deepEqual(await promptsOf(acme), [])
  })

  test('of what was asked the months of use and the audit log stay, without a word of it', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    await hr.post('/api/ai', { prompt: '3.217 brut pour Zoé' })
    const admin = await signedIn('admin')
    await admin.put('/api/ai-settings', { ...SETTINGS, retentionDays: 0 })
    await inTenant(acme.id, (trx) =>
      trx.table('ai_usage').insert([{ month: '2020-01-01', turns: 3 }])
    )
    await night('2026-09-04')
    assert.deepEqual(await promptsOf(acme), [])
    const [month, ...older] = (await admin.get('/api/ai-usage')).body.months
    assert.deepEqual([month.turns, older], [1, []], 'two years of months, and no longer')
    const lines = await inTenant(acme.id, (trx) => trx.from('audit_log').select('event', 'details'))
    assert.include(
      lines.map(({ event }) => event),
      'assistant.asked'
    )
    assert.notMatch(JSON.stringify(lines), /3\.?217|Zoé/)
  })
})
