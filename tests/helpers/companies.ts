import db from '@adonisjs/lucid/services/db'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { forgetResolvedCompanies } from '#modules/shared/tenancy/resolve_company'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { asSuperuserHere } from './empty_database.ts'
import { keepRows, putRowsBack } from './starting_rows.ts'

/** A company of a test: its id, its subdomain, and the ids a test needs most. */
export interface TestCompany {
  id: string
  slug: string
  packageIds: string[]
  contractIds: string[]
}

/** The first two demo companies as every test begins with them, made once a process. */
let prepared: TestCompany[] | undefined

/**
 * Empties the database (as the owner: the application role cannot) and puts the first two demo companies there, with
 * three workers each, and neither offers nor what became of contracts. Never a global test transaction: it would hide after-commit work and leak the company.
 */
export async function freshCompanies(): Promise<{ acme: TestCompany; globex: TestCompany }> {
  prepared ??= await prepare()
  const ids = await putRowsBack(prepared.length)
  forgetResolvedCompanies()
  const [acme, globex] = prepared.map((company, at) => ({ ...company, id: ids[at] }))
  return { acme, globex }
}

async function prepare(): Promise<TestCompany[]> {
  await db.connection('owner').rawQuery('truncate companies, rate_limits cascade')
  forgetResolvedCompanies()
  const companies: TestCompany[] = []
  for (const { workers, seat: _seat, hasTeam: _team, ...company } of DEMO_COMPANIES.slice(0, 2)) {
    const id = await seedDemoCompany({
      ...company,
      workers: workers.slice(0, 3),
      offers: [],
      templates: company.plan === 'FULL' ? ['open-ended.fr'] : [],
      contracts: [],
      scenarios: [],
      budgets: [],
      reviews: [],
    })
    companies.push(await describe(id, company.slug))
  }
  // The chain of a kept log names its company, and each test has a new one: it begins with an empty log.
  await db.connection('owner').rawQuery('truncate audit_log, audit_chain, audit_heads')
  await keepRows(companies.map(({ id }) => id))
  return companies
}

async function describe(id: string, slug: string): Promise<TestCompany> {
  return inTenant(id, async (trx) => ({
    id,
    slug,
    packageIds: (await trx.from('packages').select('id').orderBy('id')).map((row) => row.id),
    contractIds: (await trx.from('contracts').select('id').orderBy('id')).map((row) => row.id),
  }))
}

/** Tables of the tenants, from the catalogue. */
export async function tenantTables(): Promise<string[]> {
  const { rows } = await db.connection('owner').rawQuery(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relrowsecurity order by 1`)
  return rows.map((row: { name: string }) => row.name)
}

/** They say nothing that another table does not: the log and the outbox stand in the sum themselves. */
const FOLLOWING = ['audit_chain', 'audit_heads', 'outbox_keys', 'refusals']
/** The mail of a notice, and its job, follow the notice. */
const ROWS: Record<string, string> = {
  mails: `where kind <> 'notice'`,
  outbox: `where not exists (select from mails where kind = 'notice' and id::text = payload ->> 'mailId')`,
}

/** What signing in writes: a test that looks whether the rest is untouched leaves it out. */
export const LEFT_BY_SIGN_IN = ['users', 'user_sessions', 'audit_log', 'known_browsers', 'notices']

/**
 * One checksum over every row of a company: equal before and after means untouched. One statement for all tables: a
 * round trip for each would be half of the time of the tests that ask twice.
 */
export async function checksumOf(
  companyId: string,
  options: { except?: string[] } = {}
): Promise<string> {
  await (summing ??= makeSums().catch((error) => {
    // Who asks next tries anew.
    summing = undefined
    throw error
  }))
  const left = [...FOLLOWING, ...(options.except ?? [])]
  return inTenant(companyId, async (trx) => {
    const { rows } = await trx.rawQuery('select * from checks.sums(?)', [left])
    return rows.map((row: Record<string, string>) => `${row.of_table}:${row.of_rows}`).join('\n')
  })
}

let summing: Promise<unknown> | undefined

/**
 * Makes the function that sums, once a process. It reads as who calls it, under row-level security. A function, because
 * PostgreSQL keeps for each connection how it does the statements of one: to find that out for all tables takes ten times
 * as long as to sum them.
 */
async function makeSums(): Promise<void> {
  const sums = (await tenantTables()).map(
    (table) => `if '${table}' <> all (left_out) then
      return query select '${table}', (
        select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${table} t ${ROWS[table] ?? ''});
    end if;`
  )
  await asSuperuserHere((client) =>
    client.query(`
      create schema if not exists checks;
      grant usage on schema checks to public;
      create or replace function checks.sums(left_out text[])
      returns table (of_table text, of_rows text) language plpgsql stable set search_path = public as $$
      begin
        ${sums.join('\n')}
      end $$`)
  )
}
