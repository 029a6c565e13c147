/**
 * The SQL of a tenant table: `id` and `company_id` first, a composite key `(company_id, id)` that
 * other tables refer to, row-level security enabled and forced. One place, so that no table is
 * made without it (tests/architecture/tenancy.spec.ts reads the catalogue and agrees).
 *
 * @param columns the table's own columns and constraints, without a trailing comma
 */
export function tenantTable(name: string, columns: string): string {
  return `
    create table ${name} (
      id uuid not null default uuidv7() primary key,
      company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
      ${columns},
      unique (company_id, id)
    );
    ${tenantPolicy(name, 'company_id')}
  `
}

/** Row-level security on a table whose column names the company; `also` widens what may be read. */
export function tenantPolicy(name: string, column: string, also?: string): string {
  // A subquery that refers to no row is evaluated once per statement; the expression alone with each row.
  const own = `${column} = (select nullif(current_setting('app.company_id', true), '')::uuid)`
  return `
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy tenant on ${name} using (${also ? `${own} or ${also}` : own}) with check (${also ? `${own} or ${also}` : own});
  `
}

/** True inside DANGEROUSLY_acrossCompanies with this reason. */
export function systemReason(reason: string): string {
  return `current_setting('app.system_reason', true) = '${reason}'`
}
