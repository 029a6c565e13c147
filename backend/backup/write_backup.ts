import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import drive from '@adonisjs/drive/services/main'
import { Failure } from '#cli/lib/failure'
import { seal } from '#modules/shared/keys/sealed'
import type { ArchiveWriter } from './archive_writer.ts'
import {
  digestOf,
  FILES,
  FORMAT,
  MANIFEST,
  partName,
  SEAL,
  SUMS,
  sumLine,
  TABLES,
  Tally,
  type FileRecord,
  type Manifest,
  type TableRecord,
} from './manifest.ts'
import { unfinishedJobs } from './queued_jobs.ts'
import { companyFolders, filesIn, namedFiles, sizeOf } from './stored_files.ts'
import {
  monthsOf,
  openSession,
  rowsOf,
  sequencesOf,
  tableName,
  tablesOf,
  type Table,
} from './tables.ts'

/** As much of a table as is kept in memory: a tar entry says how long it is before it begins. */
const PART_BYTES = 1024 * 1024
const FILES_A_LIST = 500
/** A file that is deleted for good is gone from the rows at the next moment. */
const MOST_MOMENTS = 5
const PAUSE_MS = 500

export interface BackupOptions {
  databaseUrl: string
  /** Told what is being copied, and how many bytes more. */
  tell?: (what: string, bytes: number) => void
  /** Told each moment that is taken, by a name that another transaction can read at. */
  onMoment?: (snapshot: string) => Promise<void>
}

/**
 * Writes database and files as they are at one moment. The database gives the moment: one transaction that sees no
 * later change. Files are written once under names that rows name, so those of the moment are copied after it was
 * taken; where one was deleted meanwhile a new moment is taken, and only the tables of the last one are written.
 */
export async function writeBackup(
  archive: ArchiveWriter,
  { databaseUrl, tell = () => {}, onMoment = async () => {} }: BackupOptions
): Promise<Manifest> {
  const client = await openSession(databaseUrl)
  try {
    await requireEveryRow(client)
    const queue = await unfinishedJobs(client)
    const files = new FileCopies(archive, tell)
    for (let nth = 1; ; nth++) {
      await takeMoment(client, onMoment)
      const missing = await files.copy(client)
      if (missing.length === 0 || nth === MOST_MOMENTS) break
      await client.query('rollback')
      await sleep(PAUSE_MS)
    }
    const manifest: Manifest = {
      format: FORMAT,
      ...(await aboutDatabase(client)),
      tables: await copyTables(archive, client, tell),
      sequences: await sequencesOf(client),
      months: await monthsOf(client),
      files: await files.end(),
      queue,
    }
    await client.query('commit')
    const text = `${JSON.stringify(manifest, null, 1)}\n`
    await archive.add(MANIFEST, text)
    // The public key is enough to write an archive; only this product can seal one.
    await archive.add(SEAL, seal(digestOf(text)))
    await archive.finish()
    return manifest
  } finally {
    await client.end().catch(() => {})
  }
}

async function requireEveryRow(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean }>(
    'select rolbypassrls or rolsuper as sees from pg_roles where rolname = current_user'
  )
  if (!rows[0].sees)
    throw new Failure(
      'the role of BACKUP_DATABASE_URL has no BYPASSRLS and would see no company; docs/operators.md says how to make one'
    )
}

async function takeMoment(
  client: pg.Client,
  onMoment: (snapshot: string) => Promise<void>
): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  // No migration changes a table between its first row and its last.
  const names = (await tablesOf(client)).map(({ name }) => tableName(name))
  await client.query(`lock table ${names.join(', ')} in access share mode`)
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
  await onMoment(rows[0].name)
}

async function aboutDatabase(client: pg.Client) {
  const about = await client.query<{ at: string; version: string }>(
    "select now()::text as at, current_setting('server_version') as version"
  )
  const migrations = await client.query<{ name: string }>(
    'select name from public.adonis_schema order by id'
  )
  const [{ at, version }] = about.rows
  return {
    madeAt: at,
    postgres: version,
    migrations: migrations.rows.map(({ name }) => name),
  }
}

async function copyTables(
  archive: ArchiveWriter,
  client: pg.Client,
  tell: (what: string, bytes: number) => void
): Promise<TableRecord[]> {
  const records: TableRecord[] = []
  for (const table of await tablesOf(client)) records.push(await copyTable(table))
  return records

  async function copyTable(table: Table): Promise<TableRecord> {
    const tally = new Tally()
    let [kept, keptBytes, parts]: [Buffer[], number, number] = [[], 0, 0]
    const flush = async () => {
      if (keptBytes === 0) return
      await archive.add(partName(`${TABLES}${table.name}/`, ++parts), Buffer.concat(kept))
      ;[kept, keptBytes] = [[], 0]
    }
    tell(table.name, 0)
    for await (const chunk of rowsOf(client, table)) {
      tally.take(chunk as Buffer)
      kept.push(chunk as Buffer)
      keptBytes += (chunk as Buffer).length
      tell(table.name, (chunk as Buffer).length)
      if (keptBytes >= PART_BYTES) await flush()
    }
    await flush()
    return { name: table.name, columns: table.columns, ...tally.end() }
  }
}

/** The files of the moments, each copied once. */
class FileCopies {
  readonly #done = new Set<string>()
  /** Of the last moment. */
  #seen = new Set<string>()
  #missing: string[] = []
  #lines: string[] = []
  #lists = 0
  #bytes = 0
  readonly #sums = createHash('sha256')

  constructor(
    readonly archive: ArchiveWriter,
    readonly tell: (what: string, bytes: number) => void
  ) {}

  /** Copies what the moment names and what lies beside it; answers what is named and gone. */
  async copy(client: pg.Client): Promise<string[]> {
    this.#seen = new Set()
    this.#missing = []
    for (const key of await namedFiles(client))
      if (!(await this.#take(key))) this.#missing.push(key)
    // PDFs that were drawn, and which mails have left: no row names them, and they come and go.
    for (const folder of await companyFolders(client))
      for await (const key of filesIn(folder)) await this.#take(key)
    return this.#missing
  }

  async end(): Promise<Manifest['files']> {
    await this.#writeList()
    return {
      count: this.#done.size,
      bytes: this.#bytes,
      sha256: this.#sums.digest('hex'),
      dropped: [...this.#done].filter((key) => !this.#seen.has(key)),
      missing: this.#missing,
    }
  }

  async #take(key: string): Promise<boolean> {
    if (!this.#done.has(key) && !(await this.#copy(key))) return false
    this.#seen.add(key)
    return true
  }

  async #copy(key: string): Promise<boolean> {
    const source = await openFile(key)
    if (!source) return false
    const { size, first, rest } = source
    const tally = new Tally()
    const { tell } = this
    const passing = async function* () {
      for await (const chunk of chunksOf(first, rest)) {
        tally.take(chunk)
        tell('files', chunk.length)
        yield chunk
      }
    }
    await this.archive.addStream(`${FILES}${key}`, size, passing())
    this.#done.add(key)
    this.#bytes += size
    await this.#list({ key, size, sha256: tally.end().sha256 })
    return true
  }

  async #list(file: FileRecord): Promise<void> {
    this.#lines.push(sumLine(file))
    if (this.#lines.length === FILES_A_LIST) await this.#writeList()
  }

  async #writeList(): Promise<void> {
    if (this.#lines.length === 0) return
    const text = this.#lines.join('')
    this.#sums.update(text)
    this.#lines = []
    await this.archive.add(partName(SUMS, ++this.#lists), text)
  }
}

/**
 * A file that is there, opened: its first bytes are read before an entry of the archive begins, so that one that is
 * deleted in this moment is either gone or whole.
 */
async function openFile(key: string) {
  const size = await sizeOf(key)
  if (size === null) return null
  try {
    const rest = (await drive.use().getStream(key))[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    return { size, first: await rest.next(), rest }
  } catch (error) {
    if ((await sizeOf(key)) === null) return null
    throw error
  }
}

async function* chunksOf(first: IteratorResult<Buffer>, rest: AsyncIterator<Buffer>) {
  for (let next = first; !next.done; next = await rest.next()) yield Buffer.from(next.value)
}
