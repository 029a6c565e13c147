import pg from 'pg'
import type { Secrets } from '../setup/local_data.ts'

export const DATABASE = 'barema'
export const OWNER = 'barema_owner'
export const APP = 'barema_app'
export const BACKUP = 'barema_backup'
/** What a simulation takes on within its transaction. */
export const READER = 'barema_reader'

/** Of the roles that the product logs in as. */
export type Passwords = Pick<Secrets, 'ownerPassword' | 'appPassword' | 'backupPassword'>

/** A server on this machine, and its superuser's password. */
export interface Server {
  port: number
  password: string
}

/** Whether it takes connections: not while it starts up. */
export async function superuserAnswers(server: Server): Promise<boolean> {
  try {
    await asSuperuser(server, 'postgres', (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

/** The roles with their passwords, and one database. Can be run again. */
export async function ensureRolesAndDatabase(
  server: Server,
  { ownerPassword, appPassword, backupPassword }: Passwords,
  database = DATABASE
): Promise<void> {
  await asSuperuser(server, 'postgres', async (client) => {
    await ensureRole(client, OWNER, ownerPassword)
    await ensureRole(client, APP, appPassword)
    await ensureBackupRole(client, backupPassword)
    await ensureReaderRole(client)
    // The owner creates what the application role shall own: the queue's schema.
    await client.query(`grant ${APP} to ${OWNER}`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      database,
    ])
    if (!rowCount)
      await client.query(`create database ${client.escapeIdentifier(database)} owner ${OWNER}`)
  })
  // BullMQ creates sequences at run time, so the application role owns this one schema.
  await asSuperuser(server, database, (client) =>
    client.query(`create schema if not exists bullmq authorization ${APP}`)
  )
}

/**
 * @param database the new one
 * @param template an existing one without connections
 */
export async function copyDatabase(
  server: Server,
  database: string,
  template: string
): Promise<void> {
  await asSuperuser(server, 'postgres', (client) =>
    client.query(
      `create database ${client.escapeIdentifier(database)} template ${client.escapeIdentifier(template)} owner ${OWNER}`
    )
  )
}

export const databaseUrl = (
  role: string,
  password: string,
  port: number,
  database: string = DATABASE
) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

async function ensureRole(
  client: pg.Client,
  name: string,
  password: string,
  { bypassRls = false } = {}
): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  const verb = rowCount ? 'alter' : 'create'
  await client.query(
    `${verb} role ${name} login nosuperuser ${bypassRls ? 'bypassrls' : 'nobypassrls'} nocreatedb nocreaterole password ${client.escapeLiteral(password)}`
  )
}

/** Reads every row of every company and writes nothing; a new table is never forgotten. */
async function ensureBackupRole(client: pg.Client, password: string): Promise<void> {
  await ensureRole(client, BACKUP, password, { bypassRls: true })
  await client.query(`grant pg_read_all_data to ${BACKUP}`)
  await client.query(`alter role ${BACKUP} set default_transaction_read_only = on`)
}

/** It cannot log in, and what it may read is granted table by table (migration 0109). */
async function ensureReaderRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [READER])
  const verb = rowCount ? 'alter' : 'create'
  await client.query(
    `${verb} role ${READER} nologin nosuperuser nobypassrls nocreatedb nocreaterole`
  )
  await client.query(`grant ${READER} to ${APP} with inherit false, set true`)
}

async function asSuperuser<T>(
  { port, password }: Server,
  database: string,
  work: (client: pg.Client) => Promise<T>
): Promise<T> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
