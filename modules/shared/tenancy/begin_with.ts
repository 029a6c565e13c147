import pg from 'pg'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** What holds for one transaction alone, from its first statement on: PostgreSQL's own settings and ours (`app.…`). */
export type Settings = Readonly<Record<string, string>>

/** What of Knex's transaction is met here. */
interface Beginning {
  begin(connection: Connection): Promise<unknown>
  query(connection: Connection, sql: string): Promise<unknown>
  isCompleted(): boolean
}
interface Connection {
  /** Why it must not be lent again. */
  __knex__disposed?: string
}
interface KnexClient {
  transaction(container: unknown, config: { settings?: Settings }, outer: unknown): Beginning
}

const taught = new WeakSet<KnexClient>()

/**
 * Options for a transaction whose settings go to the database in one message with its BEGIN: every request opens one, and
 * would else wait for the database once more before its first query. Knex has no place for that, so its client is taught.
 *
 * @throws {Error} for a setting without a value, and inside of a transaction, which has begun already
 */
export function beginWith(client: QueryClientContract, settings: Settings): object {
  if (client.isTransaction)
    throw new Error('A transaction that has begun gets its settings by set_config')
  const unfit = Object.entries(settings).find((pair) => !pair.every(isFit))
  if (unfit) throw new Error(`The setting ${unfit[0]} cannot be "${unfit[1]}"`)
  const knex = (client.getWriteClient() as unknown as { client: KnexClient }).client
  if (!taught.has(knex)) teach(knex)
  taught.add(knex)
  return { settings }
}

function teach(knex: KnexClient): void {
  const make = knex.transaction.bind(knex)
  knex.transaction = (container, config, outer) => {
    const made = make(container, config, outer)
    if (config.settings) bringAlong(made, setting(config.settings))
    return made
  }
}

/** It begins as Knex would have it, isolation level and all, in a message that says more. */
function bringAlong(made: Beginning, also: string): void {
  const begin = made.begin
  const longer = Object.create(made, {
    query: { value: (one: Connection, sql: string) => made.query(one, `${sql} ${also}`) },
  })
  made.begin = async (connection) => {
    // Where the half of it fails a transaction is open that nobody will end.
    const reason = 'its transaction did not begin'
    connection.__knex__disposed ??= reason
    await begin.call(longer, connection)
    if (!made.isCompleted() && connection.__knex__disposed === reason)
      delete connection.__knex__disposed
  }
}

/** Nothing is no company, and Knex takes a question mark for a binding. */
const isFit = (text: unknown) => typeof text === 'string' && text !== '' && !text.includes('?')

function setting(settings: Settings): string {
  const calls = Object.entries(settings).map((pair) => {
    const [name, value] = pair.map((text) => pg.escapeLiteral(text))
    return `set_config(${name}, ${value}, true)`
  })
  return `select ${calls.join(', ')}`
}
