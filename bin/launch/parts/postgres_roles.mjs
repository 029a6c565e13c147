import pg from 'pg'

export const DATABASE = 'barema'
export const OWNER = 'barema_owner'
export const APP = 'barema_app'
export const BACKUP = 'barema_backup'

/**
 * @param {{port: number, password: string}} server
 * @returns {Promise<boolean>} false while it starts up
 */
export async function superuserAnswers(server) {
  try {
    await asSuperuser(server, 'postgres', (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

/**
 * The roles with their passwords, and one database. Can be run again.
 *
 * @param {{port: number, password: string}} server
 * @param {{ownerPassword: string, appPassword: string, backupPassword: string, database?: string}} wanted
 */
export async function ensureRolesAndDatabase(
  server,
  { ownerPassword, appPassword, backupPassword, database = DATABASE }
) {
  await asSuperuser(server, 'postgres', async (client) => {
    await ensureRole(client, OWNER, ownerPassword)
    await ensureRole(client, APP, appPassword)
    await ensureBackupRole(client, backupPassword)
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
 * @param {{port: number, password: string}} server
 * @param {string} database the new one
 * @param {string} template an existing one that nobody is connected to
 */
export async function copyDatabase(server, database, template) {
  await asSuperuser(server, 'postgres', (client) =>
    client.query(
      `create database ${client.escapeIdentifier(database)} template ${client.escapeIdentifier(template)} owner ${OWNER}`
    )
  )
}

/** @param {string} role @param {string} password @param {number} port @param {string} [database] */
export const databaseUrl = (role, password, port, database = DATABASE) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

async function ensureRole(client, name, password, { bypassRls = false } = {}) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  const verb = rowCount ? 'alter' : 'create'
  await client.query(
    `${verb} role ${name} login nosuperuser ${bypassRls ? 'bypassrls' : 'nobypassrls'} nocreatedb nocreaterole password ${client.escapeLiteral(password)}`
  )
}

/** Reads every row of every company and writes nothing; a new table is never forgotten. */
async function ensureBackupRole(client, password) {
  await ensureRole(client, BACKUP, password, { bypassRls: true })
  await client.query(`grant pg_read_all_data to ${BACKUP}`)
  await client.query(`alter role ${BACKUP} set default_transaction_read_only = on`)
}

async function asSuperuser({ port, password }, database, work) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
