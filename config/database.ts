import env from '#backend/start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'

/** Who migrates. */
export const ownerUrl = env.get('DATABASE_OWNER_URL', env.get('DATABASE_URL'))

const migrations = {
  naturalSort: true,
  paths: ['database/migrations'],
  disableRollbacksInProduction: true,
}

/** How many transactions one process may have open at a time. */
export const poolSize = env.get('DATABASE_POOL', 10)

/** How long one waits for a connection of the pool, and what PostgreSQL lets a connection do, in milliseconds. */
interface Patience {
  acquire: number
  statement: number
  lock: number
  idleInTransaction: number
  transaction: number
}

/**
 * A person waits for an answer of the web process, and all share the pool. The longest that a call may rightly
 * take is new settings of a joint committee with ten thousand packages.
 */
const OF_CALLS: Patience = {
  acquire: 3_000,
  statement: 15_000,
  lock: 5_000,
  idleInTransaction: 15_000,
  transaction: 60_000,
}

/** No person waits for a job or an operator's command: an export, a demonstration made anew. */
const OF_JOBS: Patience = {
  acquire: 60_000,
  statement: 300_000,
  lock: 30_000,
  idleInTransaction: 60_000,
  transaction: 900_000,
}

export const patience = app.getEnvironment() === 'console' ? OF_JOBS : OF_CALLS

/** The address of a database with what holds for every connection that is opened to it, PostgreSQL's four timeouts first. */
function withSettings(address: string): string {
  const url = new URL(address)
  const settings = [
    url.searchParams.get('options'),
    `-c statement_timeout=${patience.statement}`,
    `-c lock_timeout=${patience.lock}`,
    `-c idle_in_transaction_session_timeout=${patience.idleInTransaction}`,
    `-c transaction_timeout=${patience.transaction}`,
    // One query, one core: the others are for other companies.
    '-c max_parallel_workers_per_gather=0',
    // Pages lie in memory or on an SSD: an index that holds what is asked for is read, and not the whole table.
    '-c random_page_cost=1.1',
  ]
  url.searchParams.set('options', settings.filter(Boolean).join(' '))
  return url.href
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
      connection: { connectionString: withSettings(env.get('DATABASE_URL')) },
      pool: { min: 0, max: poolSize, acquireTimeoutMillis: patience.acquire },
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
        excludeTables: [
          'adonis_schema',
          'adonis_schema_versions',
          'rate_limits',
          'worker_heartbeats',
        ],
      },
    },
  },
})

export default dbConfig

/** The application role's name, which the migrations grant to. */
export const appRole = decodeURIComponent(new URL(env.get('DATABASE_URL')).username)

/** The role that a simulation takes on for as long as it reads and computes: it may write nothing. */
export const readerRole = 'barema_reader'
