import pg from 'pg'
import backup from '#config/backup'
import { appRole, ownerUrl } from '#config/database'
import { Failure } from '#cli/lib/failure'
import { COMPANY_FILES, isEmptyFolder } from './stored_files.ts'
import { tableName, tablesOf } from './tables.ts'

/** Tables that migrations themselves write into. */
const BOOKS = /^public\.adonis_schema|^bullmq\.(meta|.*migration.*)$/

/**
 * That there is nothing to lose: an empty database, which may have been migrated already, an empty folder, and
 * no one at work.
 *
 * @throws Failure
 */
export async function requireEmptyTarget(client: pg.Client): Promise<void> {
  await requireRights(client)
  await requireOneDatabase(client)
  for (const { name } of await tablesOf(client)) {
    if (BOOKS.test(name)) continue
    const { rowCount } = await client.query(`select from ${tableName(name)} limit 1`)
    if (rowCount)
      throw new Failure(
        `the database is not empty (${name} has rows); restore wants an empty one and replaces nothing`
      )
  }
  if (!(await isEmptyFolder(COMPANY_FILES)))
    throw new Failure(
      'the files are not empty; restore wants an empty folder or bucket and replaces nothing'
    )
}

async function requireRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isSuper: boolean }>(
    'select rolsuper as "isSuper" from pg_roles where rolname = current_user'
  )
  if (!rows[0].isSuper)
    throw new Failure(
      'the role of RESTORE_DATABASE_URL is no superuser: rows are put back past row-level security and triggers'
    )
}

/** The three addresses must name one database, in which web and worker are not at work. */
async function requireOneDatabase(client: pg.Client): Promise<void> {
  const here = `select pg_postmaster_start_time()::text || current_database() as here`
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const [ours, theirs] = [await client.query(here), await owner.query(here)]
    if (ours.rows[0].here !== theirs.rows[0].here)
      throw new Failure('RESTORE_DATABASE_URL and DATABASE_OWNER_URL name different databases')
  } finally {
    await owner.end()
  }
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and usename = $1',
    [appRole]
  )
  if (rowCount)
    throw new Failure('web or worker is connected to the database; stop them first, then restore')
}

/** @throws Failure that names what is missing */
export function restoreUrl(): string {
  if (!backup.restoreUrl)
    throw new Failure('RESTORE_DATABASE_URL is not set: a superuser of the empty database')
  return backup.restoreUrl
}
