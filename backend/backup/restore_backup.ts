import { once } from 'node:events'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import drive from '@adonisjs/drive/services/main'
import queue from '#config/queue'
import { appRole } from '#config/database'
import { Failure } from '#cli/lib/failure'
import { doubtWaitingMails } from '#modules/shared/mail/late_mails'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { followAgain } from '#workflows/follow/followed'
import { readArchive, type Entry } from './archive_reader.ts'
import { FILES, SUMS, tableOf, TABLES, Tally, type FileRecord, type Manifest } from './manifest.ts'
import { requireKnown, migrate, migrateTo } from './migrations.ts'
import { requireEmptyTarget } from './restore_target.ts'
import { filesIn, RESTORING } from './stored_files.ts'
import { holds, openSession, quoted, tableName, tablesOf, type Table } from './tables.ts'
import { verifyArchive } from './verify_archive.ts'

export interface RestoreOptions {
  databaseUrl: string
  /** Takes a backup that was sealed under another APP_KEY, whose encrypted columns cannot be read here. */
  anyKey?: boolean
  tell?: (what: string, bytes: number) => void
}

export interface Restored {
  manifest: Manifest
  /** Messages of the outbox that are handed over once more: their jobs were in another queue. */
  again: number
  /** Migrations that are newer than the backup. */
  migrated: number
  /** Offers whose processes look at the database again. */
  followed: number
  /** Mails that had not left at the moment of the backup. */
  mails: number
}

/**
 * Puts a backup into an empty database and an empty folder. The archive is read whole and proved before anything is
 * written. Then the schema is made by the migrations of the backup, and in one transaction every row is put back and
 * compared; files wait under another name until all of them are compared, and take their names right before the
 * transaction is committed.
 */
export async function restoreBackup(
  path: string,
  identity: string,
  { databaseUrl, anyKey = false, tell = () => {} }: RestoreOptions
): Promise<Restored> {
  const { manifest, seal } = await verifyArchive(path, identity, (bytes) => tell('proving', bytes))
  if (seal === 'other' && !anyKey)
    throw new Failure(
      'the backup was not sealed under this APP_KEY: second factors and telephone numbers in it could not be read. Set the APP_KEY it was made under, or add --any-key'
    )
  const client = await openSession(databaseUrl)
  try {
    await requireEmptyTarget(client)
    await requireKnown(manifest.migrations)
    await drive.use().deleteAll(RESTORING)
    tell('schema', 0)
    await migrateTo(client, manifest.migrations)
    await client.query('begin')
    // Foreign keys, triggers and the chain of the audit log: what is put back was right when it was written.
    await client.query("set local session_replication_role = 'replica'")
    const tables = await emptyTables(client, manifest)
    await putBack(client, path, identity, { manifest, tables, tell })
    await putSequencesBack(client, manifest)
    await compareTables(client, manifest, tables, tell)
    const again = await deliverAgain(client, manifest)
    await nameFiles(manifest)
    await client.query('commit').catch(async (error) => {
      await drive.use().deleteAll('company')
      throw error
    })
    await client.query('analyze')
    const migrated = await migrate()
    return { manifest, again, migrated, ...(await goOn(client)) }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await drive.use().deleteAll(RESTORING)
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** The tables of the backup as the migrations made them, without a row. */
async function emptyTables(
  client: pg.Client,
  { tables, months }: Manifest
): Promise<Map<string, Table>> {
  const here = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  for (const { name, columns } of tables) {
    const table = here.get(name)
    if (!table || table.columns.join() !== columns.join())
      throw new Failure(`${name} does not have the columns here that it had in the backup`)
  }
  await client.query(`truncate ${[...here.keys()].map(tableName).join(', ')}`)
  // Within it the owner works, whom row-level security is for.
  await client.query('set local row_security = on')
  for (const { root, month } of months)
    await client.query('select public.make_month($1, $2)', [root, month])
  return here
}

interface Work {
  manifest: Manifest
  tables: Map<string, Table>
  tell: (what: string, bytes: number) => void
}

async function putBack(
  client: pg.Client,
  path: string,
  identity: string,
  { manifest, tables, tell }: Work
): Promise<void> {
  const dropped = new Set(manifest.files.dropped)
  let open: { name: string; stream: ReturnType<typeof startCopy> } | null = null
  const startCopy = ({ name, columns }: Table) =>
    client.query(copyFrom(`copy ${tableName(name)} (${columns.map(quoted).join(', ')}) from stdin`))
  const endCopy = async () => {
    if (!open) return
    open.stream.end()
    await finished(open.stream)
    open = null
  }
  const row = async ({ name: entry, body }: Entry) => {
    const name = tableOf(entry)
    if (open?.name !== name) {
      await endCopy()
      open = { name, stream: startCopy(tables.get(name)!) }
    }
    for await (const chunk of body) {
      tell(name, chunk.length)
      if (!open!.stream.write(chunk)) await once(open!.stream, 'drain')
    }
  }
  const file = async (key: string, body: AsyncIterable<Buffer>) => {
    const content = Readable.from(
      told(body, (bytes) => tell('files', bytes)),
      { objectMode: false }
    )
    if (dropped.has(key)) for await (const _ of content);
    else await drive.use().putStream(`${RESTORING}${key}`, content)
  }
  await readArchive(path, identity, async (entry) => {
    const { name, body } = entry
    if (name.startsWith(TABLES)) await row(entry)
    else if (name.startsWith(FILES)) await file(name.slice(FILES.length), body)
    else if (name.startsWith(SUMS)) await compareFiles(await buffer(body), dropped)
    else for await (const _ of body);
  })
  await endCopy()
}

async function* told(source: AsyncIterable<Buffer>, tell: (bytes: number) => void) {
  for await (const chunk of source) {
    tell(chunk.length)
    yield chunk
  }
}

/** Reads back what was just written. */
async function compareFiles(list: Buffer, dropped: Set<string>): Promise<void> {
  const records = list
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FileRecord)
  for (const { key, size, sha256 } of records) {
    if (dropped.has(key)) continue
    const tally = new Tally()
    for await (const chunk of await drive.use().getStream(`${RESTORING}${key}`)) tally.take(chunk)
    const found = tally.end()
    if (found.bytes !== size || found.sha256 !== sha256)
      throw new Failure(`the file ${key} is not as it was; nothing was restored`)
  }
}

async function putSequencesBack(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { name, type, start, min, max, increment, cycle, last, called } of sequences) {
    const { rows } = await client.query<{ there: boolean }>(
      'select to_regclass($1) is not null as there',
      [tableName(name)]
    )
    // The queue makes them while it runs, as the application's role.
    if (!rows[0].there) {
      await client.query(
        `create sequence ${tableName(name)} as ${type} increment ${BigInt(increment)} minvalue ${BigInt(min)} maxvalue ${BigInt(max)} start ${BigInt(start)} ${cycle ? 'cycle' : 'no cycle'}`
      )
      await client.query(`alter sequence ${tableName(name)} owner to ${quoted(appRole)}`)
    }
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      tableName(name),
      last,
      called,
    ])
  }
}

async function compareTables(
  client: pg.Client,
  { tables: records }: Manifest,
  tables: Map<string, Table>,
  tell: Work['tell']
): Promise<void> {
  for (const record of records) {
    tell(record.name, 0)
    if (!(await holds(client, tables.get(record.name)!, record)))
      throw new Failure(`${record.name} is not as it was; nothing was restored`)
  }
}

/**
 * Jobs that waited in a queue outside of the database come from the outbox once more. Under their ids a queue that
 * still has them takes none twice; handlers do nothing that was done.
 */
async function deliverAgain(
  client: pg.Client,
  { queue: { store, unfinished, since } }: Manifest
): Promise<number> {
  const isSame = store === 'postgres' && !queue.redisUrl
  if (isSame) return 0
  const { rowCount } = await client.query(
    `update public.outbox set delivered_at = null, attempts = 0, next_attempt_at = now()
     where kind = 'job' and delivered_at is not null
       and (replace(key, ':', '-') = any($1) or ($2 and delivered_at >= $3))`,
    [unfinished ?? [], store === 'redis', since]
  )
  return rowCount ?? 0
}

/** What a durable process follows, and mails on their way, company by company, as the application's role. */
async function goOn(client: pg.Client): Promise<Pick<Restored, 'followed' | 'mails'>> {
  const { rows } = await client.query<{ id: string }>('select id from public.companies order by id')
  const sums = { followed: 0, mails: 0 }
  for (const { id } of rows)
    await forSystem('restore', id, async (scope) => {
      sums.followed += await followAgain(scope)
      sums.mails += await doubtWaitingMails(scope)
    })
  return sums
}

/** On a disk a rename each, in a bucket a copy: the rows are committed when all have their names. */
async function nameFiles({ files }: Manifest): Promise<void> {
  const disk = drive.use()
  let count = 0
  try {
    for await (const key of filesIn(RESTORING)) {
      await disk.move(key, key.slice(RESTORING.length))
      count++
    }
    if (count !== files.count - files.dropped.length)
      throw new Failure(`${count} files were restored where the backup has ${files.count}`)
  } catch (error) {
    await disk.deleteAll('company')
    throw error
  }
  await disk.deleteAll(RESTORING)
}
