import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { makeKeyFile, readKeyFile } from '#backend/operator/key_file'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { removeOfferFile } from '#modules/offers/jobs/remove_offer_file'
import { ProductProcess } from '#tests/e2e/support/processes'
import { TestClient } from '#tests/helpers/client'
import { asSuperuserHere } from '#tests/helpers/empty_database'
import { freePort } from '#tests/helpers/free_port'
import { queuedRemovals, sentOffer } from '#tests/helpers/offers'
import { PIXEL } from '#tests/helpers/pictures'
import { Backups, operator } from './backups.ts'

test.group('barema backup and restore', (group) => {
  const backups = new Backups(group)

  test('while offers are accepted: what is restored is every row and every file of one moment', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() =>
      asSuperuserHere(async (client) => {
        await client.query('drop table if exists months.audit_log_2025_02')
      })
    )
    const file = join(backups.folder, 'busy.age')
    const target = await backups.place()
    await backups.hr.send('PUT', '/api/company/logo', {
      rawBody: PIXEL,
      headers: { 'content-type': 'image/png' },
    })
    // A month that the migrations alone would not make any more.
    await asSuperuserHere(async (client) => {
      await client.query("select make_month('audit_log', '2025-02-01')")
      await client.query(`insert into audit_log (id, company_id, event, actor_kind, actor_id, created_at)
        select first_id_at('2025-02-03'), '${backups.acme.id}', 'company.updated', 'system', 'test', '2025-02-03'`)
    })
    const gone = await backups.draftWithFile()
    const kept = await backups.draftWithFile()
    await backups.acceptOffer()

    let isBusy = true
    let accepted = 0
    const writers = [1, 2].map(async () => {
      while (isBusy) {
        await backups.acceptOffer()
        await backups.draftWithFile()
        accepted++
      }
    })
    let moments = 0
    let before: Record<string, string> = {}
    const manifest = await backups
      .backupTo(file, async (name) => {
        moments++
        before = await asSuperuserHere((client) => sumsAt(client, name))
        // Deleted after the moment and before it is copied: the moment is taken again.
        if (moments === 1) {
          await backups.hr.delete(`/api/offers/${gone.offerId}/files/${gone.fileId}`)
          for (const removal of await queuedRemovals(backups.acme))
            await removeOfferFile.handle(removal)
        }
        const later = accepted + 2
        while (accepted < later) await new Promise((resolve) => setTimeout(resolve, 20))
      })
      .finally(() => (isBusy = false))
    await Promise.all(writers)
    assert.equal(moments, 2)
    assert.isAbove(accepted, 3)

    const restored = await operator(['restore', file, '--key', backups.keyFile], target.env)
    assert.deepEqual([restored.code, restored.err.match(/Error|barema:/)], [0, null], restored.err)
    assert.include(restored.out, 'every table and every file is as it was')
    const after = await target.asSuperuser((client) =>
      sumsAt(client, undefined, AS_RESTORED(manifest.madeAt))
    )
    assert.deepEqual(after, before)
    assert.match(
      restored.out,
      /\d+ mails wait; where the mail server can be asked, none is sent that it has already/
    )
    assert.isAbove(Object.keys(after).length, 50)
    const offers = (client: pg.Client) =>
      client.query("select count(*)::int as n from offers where status = 'ACCEPTED'")
    const now = (await asSuperuserHere(offers)).rows[0].n
    assert.isBelow((await target.asSuperuser(offers)).rows[0].n, now, 'later ones are not in it')

    const months = (client: pg.Client) =>
      client.query(
        `select tableoid::regclass::text as name, count(*)::int as n from audit_log group by 1 order by 1`
      )
    const inMonths = (await target.asSuperuser(months)).rows
    assert.include(
      inMonths.map(({ name }) => name),
      'months.audit_log_2025_02'
    )

    // Every file that a row names is there, byte for byte; one deleted for good is not.
    const named = (client: pg.Client) =>
      client.query('select id, file_key as key from offer_files order by id')
    const files = (await target.asSuperuser(named)).rows as { id: string; key: string }[]
    assert.include(
      files.map(({ id }) => id),
      kept.fileId
    )
    assert.notInclude(
      files.map(({ id }) => id),
      gone.fileId
    )
    for (const { key } of files) {
      const ours = await readFile(join(process.env.FILES_ROOT!, key))
      assert.isTrue(ours.equals(await readFile(join(target.files, key))), key)
    }
    const everyFile = (
      await readdir(target.files, { recursive: true, withFileTypes: true })
    ).filter((entry) => entry.isFile())
    assert.lengthOf(everyFile, manifest.files.count - manifest.files.dropped.length)
    assert.deepEqual(manifest.files.missing, [])
    assert.deepEqual(
      (await readdir(target.files)).filter((name) => name !== 'company'),
      []
    )
  })

  test('the restored product starts, and who signed in before signs in there', async ({
    assert,
  }) => {
    const file = join(backups.folder, 'alive.age')
    const target = await backups.place()
    const port = await freePort()
    const env = { ...target.env, PORT: String(port), APP_URL: `http://localhost:${port}` }
    const offerId = await backups.acceptOffer()
    const open = await sentOffer(backups.hr, backups.acme)
    const made = await operator(['backup', file], {
      ...process.env,
      BACKUP_RECIPIENT: backups.recipient,
    })
    assert.equal(made.code, 0, made.err)
    assert.match(made.out, /\d+ tables with [\d,]+ rows, \d+ files?, [\d.]+ MB, as of 20/)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    const restored = await operator(['restore', file, '--key', backups.keyFile], target.env)
    assert.equal(restored.code, 0, restored.err)
    assert.include(restored.out, 'offers are followed again')

    const waiting = await target.asSuperuser((client) =>
      client.query(
        "select key from outbox where kind = 'signal' and delivered_at is null and created_at > now() - interval '5 minutes'"
      )
    )
    assert.isTrue(waiting.rows.some(({ key }) => key.includes(`/offer/${open.id}#`)))
    const asked = await target.asSuperuser((client) =>
      client.query('select from mails where sent_at is null and taken_at is null')
    )
    assert.lengthOf(asked.rows, 0, 'no mail leaves before it was asked for')

    const web = await ProductProcess.start('web', 'bin/server.ts', env, async () =>
      fetch(`http://127.0.0.1:${port}/api/_status/health`).then(
        ({ status }) => status < 600,
        () => false
      )
    )
    try {
      const client = new TestClient('acme', {}, port)
      await client.get('/api/out/company')
      const email = 'hr@acme.test'
      const signed = await client.post('/api/session', { email, password: DEMO_PASSWORD })
      assert.equal(signed.status, 200, signed.raw.toString())
      const offer = await client.get(`/api/offers/${offerId}`)
      assert.deepEqual([offer.status, offer.body.status], [200, 'ACCEPTED'])
      const changed = await client.post('/api/offers', {})
      assert.equal(changed.status, 201, 'sequences and rights are as they were')
    } finally {
      await web.stop()
    }
  })

  test('the role of backups reads every table and writes none', async ({ assert }) => {
    const client = new pg.Client({ connectionString: process.env.BACKUP_DATABASE_URL })
    await client.connect()
    try {
      const { rows } = await client.query('select count(*)::int as n from companies')
      assert.isAtLeast(rows[0].n, 2)
      await client.query('set default_transaction_read_only = off')
      for (const statement of [
        "update companies set name = 'x'",
        'delete from audit_log',
        'create table t (a int)',
        'insert into bullmq.meta default values',
      ])
        await assert.rejects(() => client.query(statement), /permission denied/)
    } finally {
      await client.end()
    }
  })

  test('a key is made once, and never shown but for its public half', async ({ assert }) => {
    const path = join(backups.folder, 'made.txt')
    const made = await operator(['backup', 'key', path], process.env)
    assert.match(made.out, /^age1[0-9a-z]{58}\n$/)
    assert.notInclude(made.out + made.err, 'SECRET')
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.equal(await identityToRecipient(await readKeyFile(path)), made.out.trim())
    await assert.rejects(() => makeKeyFile(path), /never replaced/)
  })
})

/** What a restore itself writes, once everything is as it was, is left out: offers that are followed again, and mails. */
const AS_RESTORED = (madeAt: string): Record<string, string> => ({
  outbox: `select t::text as text from outbox t where created_at <= '${madeAt}'`,
  outbox_keys: `select t::text as text from outbox_keys t where exists
    (select from outbox o where o.id = t.id and o.created_at <= '${madeAt}')`,
  mails: `select (to_jsonb(t) - 'taken_at')::text as text from mails t`,
})

/** A sum over each table of a database that owes nothing to COPY, as of another transaction's moment when it is named. */
async function sumsAt(
  client: pg.Client,
  snapshot?: string,
  reads: Record<string, string> = AS_RESTORED('infinity')
): Promise<Record<string, string>> {
  await client.query('begin isolation level repeatable read read only')
  if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`)
  await client.query("set local timezone = 'UTC'")
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'bullmq') and c.relkind in ('r', 'p') and not c.relispartition order by 1`
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      reads[name] ?? `select t::text as text from ${name} t`
    )
    const lines = rows.map(({ text }) => text).sort()
    sums[name] = `${lines.length} ${createHash('md5').update(lines.join('\n')).digest('hex')}`
  }
  await client.query('commit')
  return sums
}
