interface Reader {
  rawQuery: (sql: string) => PromiseLike<{ rows: { name: string; refers_to: string[] }[] }>
}

/**
 * Every table of the tenants, those first that others refer to: the order to fill them in; the other way round, to
 * empty them. Read from the catalogue, so that a new table is never forgotten.
 */
export async function tablesInOrder(reader: Reader): Promise<string[]> {
  const { rows } = await reader.rawQuery(`
    select c.relname as name,
      array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as refers_to
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity`)
  const left = new Map(rows.map((row) => [row.name, row.refers_to]))
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(([, refersTo]) => !refersTo.some((name) => left.has(name)))
    if (free.length === 0) throw new Error(`Tables that refer to each other: ${[...left.keys()]}`)
    for (const [name] of free) left.delete(name)
    order.push(...free.map(([name]) => name))
  }
  return order
}
