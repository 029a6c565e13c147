import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { tablesInOrder } from '#database/tables_in_order'

interface Table {
  name: string
  columns: string[]
}

/** The column that names the company of a row. */
const keyOf = ({ name }: Table) => (name === 'companies' ? 'id' : 'company_id')

const owner = () => db.connection('owner')

/**
 * Copies the rows of companies to a schema of their own, with a function that puts them back: a test then has its
 * companies by one call of the database, where making them takes hundreds.
 */
export async function keepRows(companyIds: string[]): Promise<void> {
  const tables: Table[] = []
  for (const name of await tablesInOrder(owner()))
    tables.push({ name, columns: await columnsOf(name) })
  const copies = tables.flatMap((table) => [
    `create table fresh.${table.name} (like public.${table.name});`,
    ...companyIds.map(
      (id) => `
        select set_config('app.company_id', '${id}', false);
        insert into fresh.${table.name} select * from ${table.name} where ${keyOf(table)} = '${id}';`
    ),
  ])
  await owner().rawQuery(
    `drop schema if exists fresh cascade; create schema fresh; ${copies.join('')}
     select set_config('app.company_id', '', false);`
  )
  await owner().rawQuery(puttingBack(tables, companyIds))
}

/**
 * Empties the tables and puts the kept rows back, each company under a new id: what a process remembers of a company
 * of an earlier test does not concern this one.
 *
 * @returns the new ids, in the order in which the companies were kept
 */
export async function putRowsBack(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await owner().rawQuery('select fresh.put_back(?::uuid[], ?)', [ids, SHUFFLE])
  return ids
}

/**
 * Which order the rows lie in, from 0 to 1: a test that holds in one order only is found by another
 * (`npm run nightly` tries twenty).
 */
const SHUFFLE = Number(process.env.TEST_SHUFFLE ?? 0)

/** Row by row, because to truncate fifty tables makes hundreds of files; the lock waits for those who still write. */
function puttingBack(tables: Table[], companyIds: string[]): string {
  const inserts = tables.map((table) => {
    const own = table.columns.map((column) => (column === keyOf(table) ? 'new_ids[place]' : column))
    return `insert into ${table.name} (${table.columns}) select ${own} from fresh.${table.name} where ${keyOf(table)} = kept_ids[place] order by random();`
  })
  // Table by table over all companies: a row of one company may refer to another company.
  const deletes = tables.toReversed().map(
    (table) => `
      foreach old_id in array old_ids loop
        perform set_config('app.company_id', old_id::text, true);
        delete from ${table.name} where ${keyOf(table)} = old_id;
      end loop;`
  )
  return `
    create function fresh.put_back(new_ids uuid[], shuffle double precision) returns void language plpgsql as $$
    declare
      kept_ids uuid[] := '{${companyIds}}';
      old_ids uuid[];
      old_id uuid;
      place integer;
    begin
      perform setseed(shuffle);
      lock table companies in access exclusive mode;
      perform set_config('app.system_reason', 'resolve-company', true);
      old_ids := coalesce((select array_agg(id order by random()) from companies), '{}');
      ${deletes.join('')}
      delete from rate_limits;
      for place in select n from generate_series(1, array_length(new_ids, 1)) n order by random() loop
        perform set_config('app.company_id', new_ids[place]::text, true);
        ${inserts.join('\n')}
      end loop;
    end $$`
}

/** What may be written: some columns are computed by the database. */
async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await owner().rawQuery(
    `select attname as name from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table]
  )
  return rows.map(({ name }: { name: string }) => name)
}
