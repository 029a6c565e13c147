import pg from 'pg'
import { runMigrations } from 'bullmq'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, ownerUrl } from '#config/database'
import queue from '#config/queue'

/**
 * BullMQ's tables, functions and sequences in their own schema, all owned by the application role: it
 * makes a sequence for each queue at run time. BullMQ insists on `create schema`, so the role may do that
 * for the length of this migration. A BullMQ version with a new schema gets a new file that does the same.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async () => {
      const client = new pg.Client({ connectionString: ownerUrl })
      await client.connect()
      const database = client.escapeIdentifier(client.database!)
      const role = client.escapeIdentifier(appRole)
      try {
        await client.query(`grant create on database ${database} to ${role}`)
        await client.query(`set role ${role}`)
        await runMigrations(client as never, queue.postgres.schema)
      } finally {
        await client.query('reset role')
        await client.query(`revoke create on database ${database} from ${role}`)
        await client.end()
      }
    })
  }

  async down() {
    this.schema.raw(
      `drop schema ${queue.postgres.schema} cascade; create schema ${queue.postgres.schema} authorization ${appRole}`
    )
  }
}
