import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { tablesInOrder } from '#database/tables_in_order'
import { superuserHere } from './empty_database.ts'

interface Table {
  name: string
  columns: string[]
}

/** The column that names the company of a row. */
const keyOf = ({ name }: Table) => (name === 'companies' ? 'id' : 'company_id')

let pool: pg.Pool | undefined

/**
 * The superuser's connection that puts rows back, kept for all tests of a process, without triggers: the rows are whole as
 * they were kept, so neither row-level security nor a hundred foreign keys need to be asked again for each of them. Of its
 * own, because to switch triggers off and on makes PostgreSQL forget how it does each of the hundreds of statements.
 */
export function superuser(): pg.Pool {
  pool ??= new pg.Pool({
    connectionString: superuserHere(),
    options: '-c session_replication_role=replica',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {})
  return pool
}

/**
 * Copies the rows of companies to a schema of their own, with a function that puts them back: a test then has its
 * companies by one call of the database, where making them takes hundreds.
 */
export async function keepRows(companyIds: string[]): Promise<void> {
  const client = superuser()
  const inOrder = await tablesInOrder({ rawQuery: (sql) => client.query(sql) })
  await client.query('drop schema if exists fresh cascade; create schema fresh')
  const kept: Table[] = []
  for (const name of inOrder) {
    const table = { name, columns: await columnsOf(client, name) }
    const { rowCount } = await client.query(
      `create table fresh.${name} as select * from ${name} where ${keyOf(table)} = any('{${companyIds}}')`
    )
    if (rowCount) kept.push(table)
  }
  await client.query(puttingBack(inOrder, kept, companyIds))
}

/**
 * Empties the tables and puts the kept rows back, each company under a new id: what a process remembers of a company
 * of an earlier test does not concern this one.
 *
 * @returns the new ids, in the order in which the companies were kept
 */
export async function putRowsBack(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await superuser().query('select fresh.put_back($1::uuid[], $2)', [ids, SHUFFLE])
  return ids
}

/**
 * Which order the rows lie in, from 0 to 1: a test that holds in one order only is found by another
 * (`npm run nightly` tries twenty).
 */
const SHUFFLE = Number(process.env.TEST_SHUFFLE ?? 0)

/**
 * Row by row, because to truncate a hundred tables makes hundreds of files; the lock waits for those who still write.
 */
function puttingBack(inOrder: string[], kept: Table[], companyIds: string[]): string {
  const inserts = kept.map((table) => {
    const own = table.columns.map((column) => (column === keyOf(table) ? 'new_ids[place]' : column))
    return `insert into ${table.name} (${table.columns}) select ${own} from fresh.${table.name} where ${keyOf(table)} = kept_ids[place] order by random();`
  })
  const deletes = inOrder.toReversed().map((name) => `delete from ${name};`)
  return `
    create function fresh.put_back(new_ids uuid[], shuffle double precision) returns void language plpgsql
    set search_path = public as $$
    declare
      kept_ids uuid[] := '{${companyIds}}';
      place integer;
    begin
      perform setseed(shuffle);
      lock table companies in access exclusive mode;
      ${deletes.join('\n')}
      delete from rate_limits;
      for place in select n from generate_series(1, array_length(new_ids, 1)) n order by random() loop
        ${inserts.join('\n')}
      end loop;
    end $$`
}

/** What may be written: some columns are computed by the database. */
async function columnsOf(client: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await client.query(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table]
  )
  return rows.map(({ name }: { name: string }) => name)
}
