import pg from 'pg'
import { healthStore } from '#config/health'

/** Probes come every second from several sides; the database is asked at most once a second. */
const MEMORY_MS = 1_000
const TIMEOUT_MS = 1_500

/** One connection of its own, kept: a flood that takes all of the others must not make a sound process look dead. */
const pool = new pg.Pool({
  connectionString: healthStore.postgres.connectionString,
  max: 1,
  connectionTimeoutMillis: TIMEOUT_MS,
  query_timeout: TIMEOUT_MS,
  idleTimeoutMillis: 0,
  allowExitOnIdle: true,
  // The one thing of companies it may see: how old the oldest message of the outbox is.
  options: '-c app.system_reason=dispatch-outbox',
  application_name: 'barema-health',
})
pool.on('error', () => {})

let last: { at: number; isUp: Promise<boolean> } | null = null

/** Whether this process can serve: it answers, and so does its database. */
export function isUp(): Promise<boolean> {
  if (!last || performance.now() - last.at > MEMORY_MS) {
    const answers = ask('select 1').then(
      () => true,
      () => false
    )
    last = { at: performance.now(), isUp: answers }
  }
  return last.isUp
}

/** A question about the product's own health, on the connection that is kept for it. */
export async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await pool.query<Row>(sql)).rows
}
