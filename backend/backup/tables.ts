import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { Tally, type Manifest, type SequenceRecord, type TableRecord } from './manifest.ts'

/** A table and how its rows are asked for. */
export interface Table {
  name: string
  columns: string[]
  /** What orders its rows the same way in every database. */
  order: string[]
}

/** The schemas that hold something of Barema. */
const SCHEMAS = ['public', 'bullmq']

/** The same text for the same value, wherever the session is opened; and no row hidden without an error. */
const SESSION = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set search_path = pg_catalog; set row_security = off;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set transaction_timeout = 0;
  set lock_timeout = '60s';`

/** A connection for a long copy. */
export async function openSession(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'barema backup' })
  // The query under way is told; without a listener a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  await client.query(SESSION)
  return client
}

/** Every table of Barema by the catalogue, so that a new one is never forgotten; one with partitions as one. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ schema: string; table: string; columns: Column[] }>(
    `select n.nspname as schema, c.relname as table,
       (select jsonb_agg(jsonb_build_object('name', a.attname, 'text', a.attcollation <> 0,
           'computed', a.attgenerated <> '', 'key', array_position(i.indkey::int2[], a.attnum)) order by a.attnum)
         from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     order by n.nspname, c.relname`,
    [SCHEMAS]
  )
  return rows.map(({ schema, table, columns }) => ({
    name: `${schema}.${table}`,
    columns: columns.filter(({ computed }) => !computed).map(({ name }) => name),
    order: orderOf(columns),
  }))
}

interface Column {
  name: string
  text: boolean
  computed: boolean
  key: number | null
}

/** By the primary key, by every column where there is none; texts byte by byte, whatever the database's own order. */
function orderOf(columns: Column[]): string[] {
  const key = columns.filter(({ key: place }) => place !== null).sort((a, b) => a.key! - b.key!)
  return key.length > 0
    ? key.map(({ name, text }) => `${quoted(name)}${text ? ' collate "C"' : ''}`)
    : columns.map(({ name }) => `${quoted(name)}::text collate "C"`)
}

/** Tables by months: rows that came back without the table of their month would lie in the one that takes the rest. */
export async function monthsOf(client: pg.ClientBase): Promise<Manifest['months']> {
  const { rows } = await client.query<Manifest['months'][number]>(
    `select parent.relname as root, replace(substring(child.relname from '[0-9]{4}_[0-9]{2}$'), '_', '-') || '-01' as month
     from pg_inherits join pg_class child on child.oid = inhrelid join pg_class parent on parent.oid = inhparent
     where parent.relnamespace = 'public'::regnamespace and child.relkind = 'r' and child.relname ~ '_[0-9]{4}_[0-9]{2}$'
     order by 1, 2`
  )
  return rows
}

/** The rows of a table as COPY writes them, in its order. */
export function rowsOf(client: pg.ClientBase, { name, columns, order }: Table) {
  return client.query(
    copyTo(
      `copy (select ${columns.map(quoted).join(', ')} from ${tableName(name)} order by ${order.join(', ')}) to stdout`
    )
  )
}

/** The sum of a table as it is in a database. */
export async function tallyOf(client: pg.ClientBase, table: Table) {
  const tally = new Tally()
  for await (const chunk of rowsOf(client, table)) tally.take(chunk as Buffer)
  return tally.end()
}

/** Whether a table holds what was recorded of it. */
export async function holds(client: pg.ClientBase, table: Table, record: TableRecord) {
  const { rows, bytes, sha256 } = await tallyOf(client, table)
  return rows === record.rows && bytes === record.bytes && sha256 === record.sha256
}

/** Read after the tables: a sequence is of no moment, and never behind a number that a row has. */
export async function sequencesOf(client: pg.ClientBase): Promise<SequenceRecord[]> {
  const { rows } = await client.query<Omit<SequenceRecord, 'last' | 'called'>>(
    `select schemaname || '.' || sequencename as name, data_type::text as type, start_value::text as start,
       min_value::text as min, max_value::text as max, increment_by::text as increment, cycle
     from pg_sequences where schemaname = any($1) order by 1`,
    [SCHEMAS]
  )
  const sequences: SequenceRecord[] = []
  for (const row of rows) {
    const now = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${tableName(row.name)}`
    )
    sequences.push({ ...row, ...now.rows[0] })
  }
  return sequences
}

export const quoted = (name: string) => pg.escapeIdentifier(name)

/** `public.offers` as SQL writes it. */
export function tableName(name: string): string {
  const [schema, table] = [name.slice(0, name.indexOf('.')), name.slice(name.indexOf('.') + 1)]
  return `${quoted(schema)}.${quoted(table)}`
}
