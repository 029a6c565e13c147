import type pg from 'pg'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { Failure } from '#cli/lib/failure'

const runner = () =>
  new MigrationRunner(db, app, { direction: 'up', connectionName: 'owner', dryRun: false })

/** The migrations of this code, in their order; makes the books for them where there are none. */
export async function knownMigrations(): Promise<string[]> {
  return (await runner().getList())
    .filter(({ status }) => status !== 'corrupt')
    .map(({ name }) => name)
}

/** Runs what is left to run. */
export async function migrate(): Promise<number> {
  const migrating = runner()
  await migrating.run()
  if (migrating.error) throw migrating.error
  return Object.keys(migrating.migratedFiles).length
}

/**
 * Runs these migrations and no later one. The books say meanwhile that the later ones have run; a restore replaces
 * the books.
 */
export async function migrateTo(client: pg.ClientBase, wanted: readonly string[]): Promise<void> {
  const later = (await knownMigrations()).filter((name) => !wanted.includes(name))
  await client.query(
    'insert into public.adonis_schema (name, batch) select name, 0 from unnest($1::text[]) as name where not exists (select from public.adonis_schema s where s.name = name)',
    [later]
  )
  try {
    await migrate()
  } finally {
    await client.query('delete from public.adonis_schema where batch = 0')
  }
}

/** A backup of a newer product has tables that this one does not know. */
export async function requireKnown(migrations: readonly string[]): Promise<void> {
  const known = new Set(await knownMigrations())
  const strange = migrations.filter((name) => !known.has(name))
  if (strange.length > 0)
    throw new Failure(
      `the backup was made by another version of Barema, with ${strange.join(', ')}; restore it with that version`
    )
}
