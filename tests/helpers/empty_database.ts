import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A database and a folder with nothing in them, as a machine has them that was never used. */
export interface EmptyPlace {
  database: string
  files: string
  /** Variables of an installation that lives there. */
  env: NodeJS.ProcessEnv
  /** Reads and writes past row-level security. */
  asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

let made = 0

/** Makes one in the test's own cluster, beside the databases of the lanes. */
export async function emptyPlace(): Promise<EmptyPlace> {
  const database = `restored_${process.pid}_${++made}`
  const files = await mkdtemp(join(tmpdir(), 'barema-files-'))
  const to = (url: string | undefined) => url!.replace(/[^/]*$/, database)
  const superuser = process.env.TEST_SUPERUSER_URL!
  await connected(superuser, (client) =>
    client.query(`create database ${database} owner barema_owner`)
  )
  return {
    database,
    files,
    env: {
      ...process.env,
      DATABASE_URL: to(process.env.DATABASE_URL),
      DATABASE_OWNER_URL: to(process.env.DATABASE_OWNER_URL),
      BACKUP_DATABASE_URL: to(process.env.BACKUP_DATABASE_URL),
      RESTORE_DATABASE_URL: to(superuser),
      FILES_ROOT: files,
    },
    asSuperuser: (work) => connected(to(superuser), work),
    async remove() {
      await connected(superuser, (client) => client.query(`drop database ${database} with (force)`))
      await rm(files, { recursive: true, force: true })
    },
  }
}

/** The database of this lane, by its superuser. */
export function asSuperuserHere<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  return connected(superuserHere(), work)
}

/** The superuser's address of this lane's database. */
export function superuserHere(): string {
  const database = new URL(process.env.DATABASE_URL!).pathname.slice(1)
  return process.env.TEST_SUPERUSER_URL!.replace(/[^/]*$/, database)
}

async function connected<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>
): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
