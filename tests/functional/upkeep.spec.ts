import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import queue from '#config/queue'
import { nightAt, takeNight } from '#backend/upkeep/nights'
import { runUpkeep } from '#backend/upkeep/run_upkeep'
import { UpkeepClock } from '#backend/upkeep/upkeep_clock'
import { record } from '#modules/shared/audit/record'
import { verifyChain } from '#modules/shared/audit/verify_chain'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { emptyDesk, printedCasefile } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { sentOffer } from '#tests/helpers/offers'

const NIGHT = '2026-09-01'

let acme: TestCompany
let globex: TestCompany

const upkeep = (rehearsal = false) => runUpkeep({ day: NIGHT, logger, queue, rehearsal })
const days = (n: number) => new Date(Date.now() - n * 24 * 3600_000)
const idsOf = async (company: TestCompany, table: string) =>
  (await inTenant(company.id, (trx) => trx.from(table).select('id'))).map(({ id }) => id as string)

/** A row past its time and one that is not, in each table that loses rows one by one. */
async function rowsOldAndYoung(company: TestCompany): Promise<{ old: string[]; young: string[] }> {
  const old: string[] = []
  const young: string[] = []
  await inTenant(company.id, async (trx) => {
    const { id: user } = await trx.from('users').orderBy('email').select('id').firstOrFail()
    const both = async (table: string, row: (past: boolean) => object) => {
      for (const past of [true, false]) {
        const id = randomUUID()
        await trx.table(table).insert({ id, ...row(past) })
        ;(past ? old : young).push(`${table} ${id}`)
      }
    }
    await both('user_sessions', (past) => ({
      user_id: user,
      remembered: false,
      ends_at: days(past ? 31 : 29),
    }))
    await both('auth_access_tokens', (past) => ({
      tokenable_id: user,
      type: 'auth_token',
      hash: 'x',
      abilities: '[]',
      expires_at: days(past ? 31 : 29),
    }))
    await both('access_links', (past) => ({
      purpose: 'SIGN_IN',
      expires_at: days(past ? 1.1 : 0.9),
    }))
    await both('sms_codes', (past) => ({ user_id: user, expires_at: days(past ? 1.1 : 0.9) }))
    await both('partner_tickets', (past) => ({
      target_company_id: company.id,
      partner_id: randomUUID(),
      person_id: randomUUID(),
      user_id: user,
      secret_hash: randomUUID(),
      browser_hash: 'x',
      remembered: false,
      expires_at: days(past ? 1.1 : 0.9),
    }))
    await both('invitations', (past) => ({
      email: `${randomUUID()}@acme.test`,
      role: 'HR',
      language: 'fr',
      invited_by: user,
      expires_at: days(80),
      withdrawn_at: past ? days(91) : null,
    }))
    await both('package_prints', (past) => ({
      package_id: company.packageIds[0],
      language: 'fr',
      created_at: days(past ? 91 : 89),
    }))
    await both('demo_resets', (past) => ({
      requested_by: user,
      status: 'done',
      finished_at: days(past ? 31 : 29),
    }))
    await both('billing_events', (past) => ({
      event_id: randomUUID(),
      type: 'invoice.paid',
      created_at: days(past ? 91 : 89),
    }))
    await both('exports', (past) => ({
      kind: 'audit',
      format: 'csv',
      language: 'fr',
      status: 'failed',
      requested_by: user,
      role: 'ADMINISTRATOR',
      finished_at: days(past ? 8 : 6),
    }))
  })
  return { old, young }
}

async function stillThere(company: TestCompany, rows: string[]): Promise<string[]> {
  const there: string[] = []
  for (const row of rows) {
    const [table, id] = row.split(' ')
    const found = await inTenant(company.id, (trx) => trx.from(table).where('id', id).first())
    if (found) there.push(row)
  }
  return there
}

/** Puts a file there as it was left so many days ago. */
async function fileOf(key: string, age: number): Promise<string> {
  await drive.use().put(key, 'x')
  return aged(key, age)
}

async function aged(key: string, age: number): Promise<string> {
  await utimes(join(process.env.FILES_ROOT!, key), days(age), days(age))
  return key
}

test.group('The nightly upkeep', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await db.from('upkeep_runs').delete()
    return () => drive.use().deleteAll('audit-heads')
  })

  test('takes what is past its time in every company, leaves the rest, and finds nothing the second time', async ({
    assert,
  }) => {
    const ours = await rowsOldAndYoung(acme)
    const theirs = await rowsOldAndYoung(globex)
    await db.table('rate_limits').insert([
      { key: 'past', points: 0, expire: Date.now() - 1 },
      { key: 'counting', points: 0, expire: Date.now() + 600_000 },
    ])
    const { removed, failed } = await upkeep()
    assert.deepEqual(failed, {})
    for (const [company, rows] of [
      [acme, ours],
      [globex, theirs],
    ] as const) {
      assert.deepEqual(await stillThere(company, rows.old), [])
      assert.deepEqual(await stillThere(company, rows.young), rows.young)
    }
    assert.deepEqual(
      (await db.from('rate_limits').select('key')).map(({ key }) => key),
      ['counting']
    )
    assert.containsSubset(removed, {
      user_sessions: 2,
      billing_events: 2,
      exports: 2,
      rate_limits: 1,
    })
    // Each night asks for the figures of contracts that have none: here nobody computes them.
    const sums = () =>
      Promise.all([acme, globex].map(({ id }) => checksumOf(id, { except: ['outbox'] })))
    const before = await sums()
    assert.deepEqual((await upkeep()).removed, {})
    assert.deepEqual(await sums(), before)
  })

  test('a rehearsal says what would go, and changes nothing', async ({ assert }) => {
    const { old } = await rowsOldAndYoung(acme)
    await fileOf(`company/${acme.id}/prints/${randomUUID()}.pdf`, 2)
    const before = await checksumOf(acme.id)
    const { removed, heads } = await upkeep(true)
    assert.containsSubset(removed, { user_sessions: 1, access_links: 1, exports: 1, files: 1 })
    assert.isUndefined(heads)
    assert.lengthOf(await stillThere(acme, old), old.length)
    assert.equal(await checksumOf(acme.id), before)
    assert.containsSubset((await upkeep()).removed, removed)
  })

  test('what fills many batches goes in one night', async ({ assert }) => {
    await inTenant(acme.id, (trx) =>
      trx.rawQuery(
        `insert into billing_events (event_id, type, created_at)
         select 'evt_' || n, 'invoice.paid', now() - interval '1 year' from generate_series(1, 2500) n`
      )
    )
    assert.equal((await upkeep()).removed.billing_events, 2500)
    assert.lengthOf(await idsOf(acme, 'billing_events'), 0)
  })

  test('of the files those go that no row names, a day after they were left; what was accepted stays as drawn', async ({
    assert,
  }) => {
    const own = `company/${acme.id}`
    const hr = await signedIn('hr')
    const { id: sent } = await sentOffer(hr, acme)
    const { id: accepted } = await sentOffer(hr, acme)
    await inTenant(acme.id, (trx) =>
      trx
        .from('offers')
        .where('id', accepted)
        .update({ status: 'ACCEPTED', accepted: trx.raw('sent') })
    )
    const drawing = (offer: string, hash = 'a') => `${own}/offers/${offer}/${hash.repeat(64)}.pdf`
    const named = await fileOf(`${own}/signatures/named.png`, 400)
    await inTenant(acme.id, (trx) =>
      trx.from('companies').where('id', acme.id).update({ logo_key: named, logo_type: 'image/png' })
    )
    const staying = [
      named,
      await fileOf(`${own}/offers/${sent}/${randomUUID()}.png`, 0.9),
      await fileOf(drawing(sent), 89),
      await fileOf(drawing(accepted), 4000),
      await fileOf(`${own}/mails/${randomUUID()}`, 29),
    ]
    const going = [
      await fileOf(`${own}/offers/${sent}/${randomUUID()}.png`, 1.1),
      await fileOf(drawing(sent, 'b'), 91),
      await fileOf(drawing(randomUUID()), 91),
      await fileOf(`${own}/mails/${randomUUID()}`, 31),
      await fileOf(`${own}/prints/${randomUUID()}.pdf`, 2),
    ]
    const { removed, failed } = await upkeep()
    assert.deepEqual(failed, {})
    assert.equal(removed.files, going.length)
    for (const key of staying) assert.isTrue(await drive.use().exists(key), key)
    for (const key of going) assert.isFalse(await drive.use().exists(key), key)
    await drive.use().deleteAll(own)
  })

  test('of a casefile the files stay that its rows name; a seal that was cut before it was noted goes a day later', async ({
    assert,
  }) => {
    await emptyDesk(acme)
    const { id } = await printedCasefile(await signedIn('hr'), acme)
    const own = `company/${acme.id}/casefiles/${id}`
    const [{ shown_file_key: shown }] = await inTenant(acme.id, (trx) =>
      trx.from('casefile_documents').where('casefile_id', id)
    )
    const staying = [await aged(shown, 400), await fileOf(`${own}/${'a'.repeat(64)}.pdf`, 0.9)]
    const going = await fileOf(`${own}/${'b'.repeat(64)}.pdf`, 1.1)
    const { removed, failed } = await upkeep()
    assert.deepEqual(failed, {})
    assert.equal(removed.files, 1)
    for (const key of staying) assert.isTrue(await drive.use().exists(key), key)
    assert.isFalse(await drive.use().exists(going))
    await drive.use().deleteAll(`company/${acme.id}`)
  })

  test('a night is one worker’s; one that fell silent is taken over, one that is done is not', async ({
    assert,
  }) => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => takeNight(NIGHT)))
    assert.lengthOf(asked.filter(Boolean), 1)
    await db.from('upkeep_runs').update({ alive_at: db.raw(`now() - interval '16 minutes'`) })
    const again = await Promise.all(Array.from({ length: 6 }, () => takeNight(NIGHT)))
    assert.lengthOf(again.filter(Boolean), 1)
    const clock = new UpkeepClock({ logger, queue })
    await clock.work('2026-09-02')
    const run = await db.from('upkeep_runs').where('day', '2026-09-02').firstOrFail()
    assert.isNotNull(run.finished_at)
    assert.equal(run.report.companies, 2)
    await db.from('upkeep_runs').update({ alive_at: db.raw(`now() - interval '16 minutes'`) })
    assert.isFalse(await takeNight('2026-09-02'))
  })

  test('a night begins at three in Belgium', ({ assert }) => {
    const at = (moment: string) => nightAt(DateTime.fromISO(moment))
    assert.isNull(at('2026-09-01T00:59:00Z'))
    assert.equal(at('2026-09-01T01:00:00Z'), '2026-09-01')
    assert.equal(at('2026-12-01T23:30:00Z'), null)
  })

  test('the ends of the logs are noted, and with them a chain that was written anew is found', async ({
    assert,
  }) => {
    await forSystem('test', acme.id, async (scope) => {
      for (let i = 0; i < 4; i++) await record(scope, 'user.updated', null, { i })
    })
    await upkeep()
    await db.connection('owner').transaction(async (trx) => {
      await trx.rawQuery(`select set_config('app.company_id', ?, true)`, [acme.id])
      // The last two lines, with everything that knows of them.
      await trx.rawQuery(
        'delete from audit_log where id in (select id from audit_chain where seq > 2)'
      )
      await trx.rawQuery('delete from audit_chain where seq > 2')
      await trx.rawQuery(
        'update audit_heads set seq = 2, hash = (select hash from audit_chain where seq = 2)'
      )
    })
    assert.isUndefined((await verifyChain(acme.id)).broken)
    const ours = await ace.exec('audit:verify', ['--company=acme'])
    assert.equal(ours.exitCode, 1)
    const theirs = await ace.exec('audit:verify', ['--company=globex'])
    assert.equal(theirs.exitCode ?? 0, 0)
  })

  test('who left more than five years ago is initials and work; a contact whom nothing names is gone after a year; all others stay', async ({
    assert,
  }) => {
    const ago = (years: number) =>
      DateTime.now().setZone('Europe/Brussels').minus({ years, days: 2 }).toISODate()!
    const told = { email: 'zoe@example.test', phone: '0470 12 34 56', etat_civil: 'marie' }
    const old = { ...told, updated_at: days(800) }
    const [past, recent, idle, offered, young] = await inTenant(acme.id, async (trx) => {
      const { package_id } = await trx.from('contracts').orderBy('id').firstOrFail()
      const [employee_number, photo_file_key] = ['77', null]
      const people = []
      for (const row of [
        { ...old, employee_number, photo_file_key },
        old,
        old,
        old,
        { ...old, updated_at: days(300) },
      ]) {
        const id = randomUUID()
        await trx.table('workers').insert({ id, first_name: 'Zoé', last_name: 'Candidat', ...row })
        people.push(id)
      }
      const contract = { package_id, signature: 'PAPER' }
      for (const [worker_id, years] of [
        [people[0], 5],
        [people[1], 4],
      ] as const)
        await trx
          .table('contracts')
          .insert({ worker_id, ...contract, start_date: ago(9), end_date: ago(years) })
      const external = { worker_id: people[0], system: 'HRIS', identifier: 'x-1' }
      await trx.table('worker_external_ids').insert(external)
      return people as [string, string, string, string, string]
    })
    const hr = await signedIn('hr')
    assert.equal((await hr.post('/api/offers', { workerId: offered })).status, 201)
    // Each company's figures are asked for each night.
    const each = { except: ['outbox', 'outbox_keys'] }
    const untouched = await checksumOf(globex.id, each)
    const before = await checksumOf(acme.id)
    const rehearsed = await upkeep(true)
    assert.containsSubset(rehearsed.removed, { 'people who left': 1, 'workers': 1 })
    assert.equal(await checksumOf(acme.id), before)

    const { removed, failed } = await upkeep()
    assert.deepEqual(failed, {})
    assert.containsSubset(removed, { 'people who left': 1, 'workers': 1 })
    await inTenant(acme.id, async (trx) => {
      const row = (id: string) => trx.from('workers').where({ id }).first()
      assert.containsSubset(await row(past), {
        first_name: 'Z.',
        last_name: 'C.',
        email: null,
        phone: null,
        etat_civil: null,
        employee_number: null,
      })
      for (const table of ['team_changes', 'worker_external_ids', 'timeline_events'])
        assert.isEmpty(await trx.from(table).where('worker_id', past), table)
      assert.lengthOf(await trx.from('contracts').where('worker_id', past), 1)
      for (const id of [recent, offered, young]) assert.containsSubset(await row(id), told)
      assert.isNotEmpty(await trx.from('team_changes').where('worker_id', recent))
      assert.notExists(await row(idle))
    })
    assert.notProperty((await upkeep()).removed, 'people who left')
    assert.equal(await checksumOf(globex.id, each), untouched)
  })

  test('ten years on, lines go by months with their links, and the chain holds from where it then begins', async ({
    assert,
  }) => {
    await forSystem('test', acme.id, async (scope) => {
      for (let i = 0; i < 5; i++) await record(scope, 'user.updated', null, { i })
    })
    const owner = db.connection('owner')
    await owner.rawQuery(`select make_month('audit_log', '2010-03-01')`)
    await owner.transaction(async (trx) => {
      await trx.rawQuery(`select set_config('app.company_id', ?, true)`, [acme.id])
      // The first two are of 2010; their links and all after them say so.
      for (const seq of [1, 2])
        await trx.rawQuery(
          `with old as (select uuidv7('2010-03-15'::timestamptz - now()) as id),
             line as (update audit_log set id = old.id, created_at = '2010-03-15' from old
               where audit_log.id = (select id from audit_chain where seq = ${seq}) returning audit_log.id)
           update audit_chain set id = line.id from line where seq = ${seq}`
        )
      let before = `''::bytea`
      for (let seq = 1; seq <= 5; seq++) {
        await trx.rawQuery(
          `update audit_chain c set hash = sha256(${before} || convert_to(audit_text(l, c.seq), 'UTF8'))
           from audit_log l where l.id = c.id and c.seq = ${seq}`
        )
        before = `(select hash from audit_chain where seq = ${seq})`
      }
      await trx.rawQuery(`update audit_heads set hash = ${before}`)
    })
    assert.containsSubset(await verifyChain(acme.id), { lines: 5 })
    const { removed, failed } = await upkeep()
    assert.deepEqual(failed, {})
    assert.equal(removed['months of audit_log'], 1)
    // This night the month, the next one the links of its lines.
    assert.containsSubset(await verifyChain(acme.id), { head: { seq: 5 } })
    await upkeep()
    assert.containsSubset(await verifyChain(acme.id), { lines: 3, head: { seq: 5 } })
    await forSystem('test', acme.id, (scope) => record(scope, 'user.updated', null))
    assert.containsSubset(await verifyChain(acme.id), { lines: 4, head: { seq: 6 } })
  })
})
