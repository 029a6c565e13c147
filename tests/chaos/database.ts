import pg from 'pg'

/** Asks the company's rows, on a connection of its own each time: the server may have died since the last. */
export async function rowsOf<T = Record<string, any>>(
  url: string,
  companyId: string,
  sql: string,
  values: unknown[] = []
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query("select set_config('app.company_id', $1, false)", [companyId])
    return (await client.query(sql, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
