import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { inData } from '../paths.mjs'
import { step } from '../console/progress.mjs'
import { ace } from './ace.ts'
import { sourceStamp } from './source_stamp.ts'

const noteFile = inData('prepared_database.json')

/**
 * Migrates and seeds. Both can be repeated but cost seconds, so they are left out when neither the sources
 * nor the database changed since the last time.
 */
export async function ensurePreparedDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const sources = sourceStamp()
  if (existsSync(noteFile) && readFileSync(noteFile, 'utf8') === (await noteOf(sources, env)))
    return
  await step('Database schema', () =>
    ace(['migration:run', '--connection=owner', '--force', '--no-schema-generate'], env)
  )
  await step('Demo companies', () => ace(['db:seed', '--connection=app'], env))
  writeFileSync(noteFile, await noteOf(sources, env), { mode: 0o600 })
}

/** Names this very database, the migrations it knows and the sources: a dropped or restored one differs. */
async function noteOf(sources: string, env: NodeJS.ProcessEnv): Promise<string> {
  const client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL ?? env.DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  try {
    const database = await client.query(
      'select oid::text, current_database() as name from pg_database where datname = current_database()'
    )
    const migrations = await client
      .query('select name, migration_time::text as at from adonis_schema order by id')
      .catch(() => ({ rows: [] }))
    return JSON.stringify({ sources, database: database.rows, migrations: migrations.rows })
  } finally {
    await client.end()
  }
}
