import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { ArchiveWriter } from '#backend/backup/archive_writer'
import { insistOnEmptyTarget } from '#backend/backup/restore_target'
import { openSession } from '#backend/backup/tables'
import { verifyArchive } from '#backend/backup/verify_archive'
import { writeBackup } from '#backend/backup/write_backup'
import { makeKeyFile, readKeyFile } from '#backend/operator/key_file'
import { ProductProcess } from '#tests/e2e/support/processes'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { asSuperuserHere, emptyPlace, type EmptyPlace } from '#tests/helpers/empty_database'
import { freePort } from '#tests/helpers/free_port'
import { sentOffer } from '#tests/helpers/offers'
import { PIXEL } from '#tests/helpers/pictures'
import { seeded } from '../engine/requests.ts'
import { DEMO_PASSWORD } from '#database/demo/companies'
import { barema, TYPED, type Ran } from './barema.ts'

const FLIPS = 400

/** What a person types, as the operator of a place. */
const operator = (args: string[], env: NodeJS.ProcessEnv): Promise<Ran> =>
  barema(args, { env, entry: TYPED })

test.group('barema backup and restore', (group) => {
  let folder: string
  let identity: string
  let recipient: string
  let keyFile: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'barema-backup-'))
    identity = await generateIdentity()
    recipient = await identityToRecipient(identity)
    keyFile = join(folder, 'key.txt')
    await writeFile(keyFile, `# public key: ${recipient}\n${identity}\n`)
    return () => rm(folder, { recursive: true, force: true })
  })

  let acme: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const places: EmptyPlace[] = []
  group.each.teardown(async () => {
    for (const place of places.splice(0)) await place.remove()
  })
  const place = async () => {
    const made = await emptyPlace()
    places.push(made)
    return made
  }

  /** An offer with an attachment, opened and accepted by its candidate. */
  async function acceptOffer() {
    const offer = await sentOffer(hr, acme)
    const link = new URL((await hr.post(`/api/offers/${offer.id}/link`)).body.url)
    const at = (rest: string) => `/api/out/offers/${link.pathname.split('/').at(-1)}${rest}`
    const candidate = await visitor()
    const opened = await candidate.post(at('/open'), { secret: link.hash.slice(1) })
    const { version, packageVersion } = opened.body.offer
    const accepted = await candidate.post(at('/accept'), {
      version,
      packageVersion,
      includeVariableCompensation: false,
    })
    if (accepted.status !== 200) throw new Error(`Not accepted: ${accepted.raw}`)
    return offer.id as string
  }

  async function draftWithFile() {
    const { body } = await hr.post('/api/offers', {})
    const file = await hr.send('POST', `/api/offers/${body.id}/files?name=a.png`, {
      rawBody: Buffer.concat([PIXEL, Buffer.from(randomUUID())]),
      headers: { 'content-type': 'application/octet-stream' },
    })
    if (file.status !== 201) throw new Error(`No file: ${file.raw}`)
    return { offerId: body.id as string, fileId: file.body.id as string }
  }

  const backupTo = async (file: string, onMoment?: (name: string) => Promise<void>) =>
    writeBackup(new ArchiveWriter(createWriteStream(file), recipient), {
      databaseUrl: process.env.BACKUP_DATABASE_URL!,
      onMoment,
    })

  test('while offers are accepted: what is restored is every row and every file of one moment', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() =>
      asSuperuserHere(async (client) => {
        await client.query('drop table if exists months.audit_log_2025_02')
      })
    )
    const file = join(folder, 'busy.age')
    const target = await place()
    await hr.send('PUT', '/api/company/logo', {
      rawBody: PIXEL,
      headers: { 'content-type': 'image/png' },
    })
    // A month that the migrations alone would not make any more.
    await asSuperuserHere(async (client) => {
      await client.query("select make_month('audit_log', '2025-02-01')")
      await client.query(`insert into audit_log (id, company_id, event, actor_kind, actor_id, created_at)
        select first_id_at('2025-02-03'), '${acme.id}', 'company.updated', 'system', 'test', '2025-02-03'`)
    })
    const gone = await draftWithFile()
    const kept = await draftWithFile()
    await acceptOffer()

    let isBusy = true
    let accepted = 0
    const writers = [1, 2].map(async () => {
      while (isBusy) {
        await acceptOffer()
        await draftWithFile()
        accepted++
      }
    })
    let moments = 0
    let before: Record<string, string> = {}
    const manifest = await backupTo(file, async (name) => {
      moments++
      before = await asSuperuserHere((client) => sumsAt(client, name))
      // Deleted after the moment and before it is copied: the moment is taken again.
      if (moments === 1) await hr.delete(`/api/offers/${gone.offerId}/files/${gone.fileId}`)
      const later = accepted + 2
      while (accepted < later) await new Promise((resolve) => setTimeout(resolve, 20))
    }).finally(() => (isBusy = false))
    await Promise.all(writers)
    assert.equal(moments, 2)
    assert.isAbove(accepted, 3)

    const restored = await operator(['restore', file, '--key', keyFile], target.env)
    assert.deepEqual([restored.code, restored.err.match(/Error|barema:/)], [0, null], restored.err)
    assert.include(restored.out, 'every table and every file is as it was')
    const after = await target.asSuperuser((client) =>
      sumsAt(client, undefined, AS_RESTORED(manifest.madeAt))
    )
    assert.deepEqual(after, before)
    assert.include(restored.out, 'offers are followed again')
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
    const file = join(folder, 'alive.age')
    const target = await place()
    const port = await freePort()
    const env = { ...target.env, PORT: String(port), APP_URL: `http://localhost:${port}` }
    const offerId = await acceptOffer()
    const open = await sentOffer(hr, acme)
    const made = await operator(['backup', file], {
      ...process.env,
      BACKUP_RECIPIENT: recipient,
    })
    assert.equal(made.code, 0, made.err)
    assert.match(made.out, /\d+ tables with [\d,]+ rows, \d+ files?, [\d.]+ MB, as of 20/)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    const restored = await operator(['restore', file, '--key', keyFile], target.env)
    assert.equal(restored.code, 0, restored.err)

    const waiting = await target.asSuperuser((client) =>
      client.query(
        "select key from outbox where kind = 'signal' and delivered_at is null and created_at > now() - interval '5 minutes'"
      )
    )
    assert.isTrue(waiting.rows.some(({ key }) => key.includes(`/offer/${open.id}#`)))
    const asked = await target.asSuperuser((client) =>
      client.query('select from offer_mails where sent_at is null and taken_at is null')
    )
    assert.lengthOf(asked.rows, 0, 'nobody sends a mail before it was asked for')

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

  test('a cut, another key and a flipped byte are refused before anything is written', async ({
    assert,
  }) => {
    const file = join(folder, 'damaged.age')
    await draftWithFile()
    await backupTo(file)
    const whole = await readFile(file)
    const damaged = join(folder, 'copy.age')
    const refusal = async (bytes: Buffer) => {
      await writeFile(damaged, bytes)
      return verifyArchive(damaged, identity).then(
        () => null,
        (error: Error) => error.message
      )
    }
    assert.isNull(await refusal(whole))

    const random = seeded(20261122)
    for (let nth = 0; nth < FLIPS; nth++) {
      // Each byte of the header and of the end, then anywhere.
      const at =
        nth < 100
          ? nth
          : nth < 200
            ? whole.length - 1 - (nth - 100)
            : Math.floor(random() * whole.length)
      const bytes = Buffer.from(whole)
      bytes[at] ^= 1 << Math.floor(random() * 8)
      assert.match((await refusal(bytes)) ?? 'taken', /cut or altered|does not open/, `byte ${at}`)
    }
    for (let nth = 0; nth < 60; nth++) {
      const length = nth < 30 ? whole.length - 1 - nth * 16 : Math.floor(random() * whole.length)
      assert.match((await refusal(whole.subarray(0, length))) ?? 'taken', /cut or altered/)
    }
    assert.match((await refusal(Buffer.concat([whole, Buffer.from('x')])))!, /cut or altered/)
    const other = await generateIdentity()
    await assert.rejects(() => verifyArchive(file, other), /this key does not open/)

    const target = await place()
    const otherKey = join(folder, 'other.txt')
    await writeFile(otherKey, other)
    const flipped = Buffer.from(whole)
    flipped[Math.floor(whole.length / 2)] ^= 4
    await writeFile(damaged, flipped)
    const cut = join(folder, 'cut.age')
    await writeFile(cut, whole.subarray(0, -1))
    for (const [path, key] of [
      [damaged, keyFile],
      [cut, keyFile],
      [file, otherKey],
    ]) {
      const { code, err } = await operator(['restore', path, '--key', key], target.env)
      assert.equal(code, 2, err)
      assert.match(err, /^barema: .*nothing was written$/m)
      assert.notInclude(err, '    at ')
    }
    const { rows } = await target.asSuperuser((client) =>
      client.query("select from pg_class where relnamespace = 'public'::regnamespace")
    )
    assert.lengthOf(rows, 0)
    assert.deepEqual(await readdir(target.files), [])
    const fine = await operator(['backup', 'verify', file, '--key', keyFile], process.env)
    assert.deepEqual([fine.code, fine.out.includes('is whole')], [0, true], fine.err)
  })

  test('nothing is replaced: a database with rows, a folder with files, another APP_KEY, a role that sees too little', async ({
    assert,
  }) => {
    const file = join(folder, 'refused.age')
    await draftWithFile()
    await backupTo(file)
    const restore = (env: NodeJS.ProcessEnv, ...more: string[]) =>
      operator(['restore', file, '--key', keyFile, ...more], env)
    const target = await place()

    const otherKey = { ...target.env, APP_KEY: 'another-key-of-thirty-two-characters-0123' }
    const sealed = await restore(otherKey)
    assert.equal(sealed.code, 1)
    assert.match(sealed.err, /not sealed under this APP_KEY/)

    const strange = join(target.files, 'company', 'x')
    await mkdir(strange, { recursive: true })
    await writeFile(join(strange, 'a.pdf'), 'a')
    assert.match((await restore(target.env)).err, /the files are not empty/)
    await rm(join(target.files, 'company'), { recursive: true })

    assert.equal((await restore(otherKey, '--any-key')).code, 0)
    const again = await restore(target.env)
    assert.equal(again.code, 1)
    assert.match(again.err, /the database is not empty \(.* has rows\)/)

    const owner = process.env.DATABASE_OWNER_URL!
    const weak = await openSession(owner)
    await assert.rejects(() => insistOnEmptyTarget(weak), /is no superuser/)
    await weak.end()
    const archive = new ArchiveWriter(createWriteStream(join(folder, 'blind.age')), recipient)
    await assert.rejects(() => writeBackup(archive, { databaseUrl: owner }), /no BYPASSRLS/)
    await archive.abandon()
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
    const path = join(folder, 'made.txt')
    const made = await operator(['backup', 'key', path], process.env)
    assert.match(made.out, /^age1[0-9a-z]{58}\n$/)
    assert.notInclude(made.out + made.err, 'SECRET')
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.equal(await identityToRecipient(await readKeyFile(path)), made.out.trim())
    await assert.rejects(() => makeKeyFile(path), /never replaced/)
  })
})

/** What a restore itself writes, once everything is as it was, is left out: offers that are followed again. */
const AS_RESTORED = (madeAt: string): Record<string, string> => ({
  outbox: `select t::text as text from outbox t where created_at <= '${madeAt}'`,
  outbox_keys: `select t::text as text from outbox_keys t where exists
    (select from outbox o where o.id = t.id and o.created_at <= '${madeAt}')`,
  offer_mails: `select (to_jsonb(t) - 'taken_at')::text as text from offer_mails t`,
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
