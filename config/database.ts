import env from '#backend/start/env'
import { defineConfig } from '@adonisjs/lucid'

/** Who migrates. */
export const ownerUrl = env.get('DATABASE_OWNER_URL', env.get('DATABASE_URL'))

const migrations = {
  naturalSort: true,
  paths: ['database/migrations'],
  disableRollbacksInProduction: true,
}

/**
 * `app` is what the product runs as: no ownership, no BYPASSRLS. `owner` migrates and nothing else
 * (the test suite also truncates with it).
 */
const dbConfig = defineConfig({
  connection: 'app',
  connections: {
    app: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL') },
      pool: { min: 0, max: env.get('DATABASE_POOL', 10) },
      migrations,
      seeders: { paths: ['database/seeders'] },
    },
    owner: {
      client: 'pg',
      connection: { connectionString: ownerUrl },
      pool: { min: 0, max: 2 },
      migrations,
      schemaGeneration: {
        enabled: true,
        outputPath: 'database/schema.ts',
        excludeTables: ['adonis_schema', 'adonis_schema_versions', 'rate_limits'],
      },
    },
  },
})

export default dbConfig

/** The application role's name, which the migrations grant to. */
export const appRole = decodeURIComponent(new URL(env.get('DATABASE_URL')).username)
