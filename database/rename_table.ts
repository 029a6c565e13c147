/**
 * The SQL that gives a table another name, and with it to all that is called after it: constraints and indexes. Its
 * rows, policies, grants and references to it stay as they are.
 */
export function renameTable(from: string, to: string): string {
  return `
    alter table ${from} rename to ${to};
    do $$
    declare
      named record;
    begin
      for named in select conname as name from pg_constraint
        where conrelid = '${to}'::regclass and starts_with(conname, '${from}_')
      loop
        execute format('alter table ${to} rename constraint %I to %I',
          named.name, '${to}' || substr(named.name, length('${from}') + 1));
      end loop;
      for named in select indexrelid::regclass::text as name from pg_index
        where indrelid = '${to}'::regclass and starts_with(indexrelid::regclass::text, '${from}_')
      loop
        execute format('alter index %I rename to %I',
          named.name, '${to}' || substr(named.name, length('${from}') + 1));
      end loop;
    end $$;
  `
}
