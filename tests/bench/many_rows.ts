import pg from 'pg'
import { LAW_DAY_SQL, lawIntervals } from '#modules/analytics/domain/law_day'
import { today } from '#modules/shared/values/days'
import type { TestClient } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'
import { settled } from '#tests/helpers/settled'

/** Gives the client's company so many packages, each with its own name, gross pay, net pay, cost and day. */
export async function manyPackages(client: TestClient, count: number): Promise<void> {
  const made = await client.post('/api/packages', packageBody({ nomFonction: 'Économe' }))
  if (made.status !== 201) throw new Error(`POST packages answered ${made.status}: ${made.raw}`)
  await inCompanyOf(client, 'packages', (database) =>
    database.query(
      `insert into packages (nom_fonction, package_type, package_category, date, company, worker, package, compute,
          lawset, gaps, created_by, updated_at)
        select nom_fonction || ' ' || n, package_type, package_category, date, company, worker, package,
          jsonb_set(jsonb_set(jsonb_set(compute,
            '{remuneration,remunerationMensuelle,salaireBrut}', to_jsonb(2000 + n)),
            '{remuneration,remunerationMensuelle,salaireNet}', to_jsonb(1500 + n)),
            '{coutEmployeur,coutEmployeurAnnuel}', to_jsonb(30000 + n)),
          lawset, gaps, created_by, now() - n * interval '1 minute'
        from packages, generate_series(1, $2::int) n where id = $1`,
      [made.body.id, count]
    )
  )
}

/** And so many workers. */
export function manyWorkers(client: TestClient, count: number): Promise<void> {
  return inCompanyOf(client, 'workers', (database) =>
    database.query(
      `insert into workers (first_name, last_name, email)
        select (array['Élise', 'Jean', 'Marie', 'Noé', 'Sofie'])[1 + n % 5], 'Dupont ' || n, 'p' || n || '@example.test'
        from generate_series(1, $1::int) n`,
      [count]
    )
  )
}

/** Each of them with a number at payroll. */
export function manyNumbers(client: TestClient): Promise<void> {
  return inCompanyOf(client, 'workers', (database) =>
    database.query(
      `update workers set employee_number = 'B' || substring(last_name from '[0-9]+$') where last_name like 'Dupont %'`
    )
  )
}

/** And to each of those workers a contract with so many versions, one a year, the last without an end; a tenth have left. */
export async function manyVersions(client: TestClient, versions: number): Promise<void> {
  const made = await client.post('/api/packages', packageBody({ nomFonction: 'Économe' }))
  if (made.status !== 201) throw new Error(`POST packages answered ${made.status}: ${made.raw}`)
  await inCompanyOf(client, 'contracts', (database) =>
    database.query(
      `insert into contracts (worker_id, package_id, signature, start_date, end_date)
        select w.id, $1, 'PAPER', make_date(2026 - $2::int + v, 1, 1),
          case when v < $2::int or w.n % 10 = 0 then make_date(2026 - $2::int + v, 6, 30) end
        from (select id, row_number() over (order by id) n from workers where last_name like 'Dupont %') w,
          generate_series(1, $2::int) v`,
      [made.body.id, versions]
    )
  )
}

/**
 * And payslips of some months (`YYYY-MM`) for each of them, with what was declared of a quarter: most as agreed, every tenth
 * with a raise that no contract says, every twentieth with a tax that nothing explains.
 */
export function manyPayslips(
  client: TestClient,
  months: readonly string[],
  { period, cents }: { period: string; cents: Readonly<Record<string, number>> }
): Promise<void> {
  return inCompanyOf(client, 'payslips', async (database) => {
    await database.query(
      `insert into payslip_codes (code, line) select key, key from jsonb_each($1::jsonb)`,
      [JSON.stringify(cents)]
    )
    await database.query(
      `with people as (select id, row_number() over (order by id) n from workers where last_name like 'Dupont %')
       insert into payslips (worker_id, month, lines)
       select p.id, m::date, (
         select jsonb_agg(jsonb_build_object('code', key, 'label', '', 'cents', value::bigint
           + case when key = 'salaireBrut' and p.n % 10 = 0 then 12000 when key = 'precompteProfessionnel' and p.n % 20 = 1 then 333 else 0 end))
         from jsonb_each_text($1::jsonb))
       from people p, unnest($2::text[]) m`,
      [JSON.stringify(cents), months.map((month) => `${month}-01`)]
    )
    await database.query(
      `insert into declared_pay (worker_id, period, lines)
       select worker_id, $1, jsonb_build_array(jsonb_build_object('code', '1', 'cents', sum((line ->> 'cents')::bigint)))
       from payslips, jsonb_array_elements(lines) line where line ->> 'code' = 'salaireBrut' group by worker_id`,
      [period]
    )
  })
}

/** And an offer for each of so many packages, as one that is made for the first of them, to one worker after the other. */
export async function manyOffers(client: TestClient): Promise<void> {
  const packages = await client.get('/api/packages?perPage=1')
  const made = await client.post('/api/offers', { packageId: packages.body.data[0].id })
  if (made.status !== 201) throw new Error(`POST offers answered ${made.status}: ${made.raw}`)
  await inCompanyOf(client, 'offers', async (database) => {
    const { rows } = await database.query(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
        where table_schema = 'public' and table_name = 'offers' and is_generated = 'NEVER'`
    )
    await database.query(
      `insert into offers (${rows[0].columns}) select ${rows[0].columns} from (select (jsonb_populate_record(o, jsonb_build_object(
          'id', gen_random_uuid(), 'link', 'bench-' || gen_random_uuid(), 'package_id', p.id, 'worker_id', w.id,
          'updated_at', now() - p.n * interval '1 minute', 'created_at', now() - p.n * interval '2 minutes'))).*
        from offers o,
          (select id, row_number() over (order by id) n from packages where nom_fonction ~ ' [0-9]+$') p
          join (select id, row_number() over (order by id desc) n from workers) w using (n)
        where o.id = $1 and not exists (select 1 from offers taken where taken.package_id = p.id)) made`,
      [made.body.id]
    )
  })
}

/**
 * So many people in departments and levels, each with so many versions of a contract, a year apart, the last without an end.
 *
 * @param addresses how many of them have an address; all unless told
 */
export async function manyPaidVersions(
  client: TestClient,
  people: number,
  versions: number,
  addresses = people
): Promise<void> {
  await manyPackages(client, PAYS)
  await inCompanyOf(client, 'contracts', async (database) => {
    await database.query(
      `update packages set package = package || jsonb_build_object('salaireBrut', 2500 + n * 50)
        from (select id, row_number() over (order by id) n from packages where nom_fonction ~ ' [0-9]+$') numbered
        where packages.id = numbered.id`
    )
    await database.query(
      `with made as (
          insert into workers (first_name, last_name, email, level, nom_fonction, gender, date_of_birth, department_id)
          select 'Noé', 'Dupont ' || n, case when n <= $3 then 'p' || n || '@example.test' end, 'L' || 1 + n % 5, 'Fonction ' || n % 40, (array['F', 'M'])[1 + n % 2],
            date '1970-01-01' + n % 9000, (select id from departments order by id offset n % 2 limit 1)
          from generate_series(1, $1::int) n
          returning id
        ), people as (select id, row_number() over (order by id) n from made),
        packs as (select id, row_number() over (order by id) n from packages where nom_fonction ~ ' [0-9]+$')
        insert into contracts (worker_id, package_id, start_date, end_date, signature)
        select people.id, packs.id, date '2021-11-01' + make_interval(years => v),
          case when v < $2::int - 1 then date '2021-11-01' + make_interval(years => v + 1) - interval '1 day' end, 'PAPER'
        from people, generate_series(0, $2::int - 1) v, packs
        where packs.n = 1 + (people.n * 7 + v) % ${PAYS}`,
      [people, versions, addresses]
    )
  })
}

/**
 * And figures of all contracts, as far as a worker looks that computes those that are missing: it has nothing to do beside
 * what is measured.
 */
export function allFigures(client: TestClient): Promise<void> {
  return inCompanyOf(client, 'contract_figures', (database) =>
    database.query(
      `with laws as (select * from jsonb_to_recordset($2::jsonb) as law (hash text, "from" date, until date)),
          held as (
            select c.id, c.package_id, ${LAW_DAY_SQL.replaceAll('?', '$1')} as law_day
            from contracts c where c.corrected_by_id is null)
        insert into contract_figures (contract_id, package_id, package_version, law_set, law_hash, failure)
        select held.id, p.id, p.version, 'bench', laws.hash, 'bench'
        from held join packages p on p.id = held.package_id join laws on held.law_day between laws."from" and laws.until
        on conflict (company_id, contract_id) do nothing`,
      [today(), JSON.stringify(lawIntervals())]
    )
  )
}

/** How many mails of a kind have left the client's company. */
export async function mailsThatLeft(client: TestClient, kind: string): Promise<number> {
  let mails = 0
  await inCompanyOf(client, null, async (database) => {
    const { rows } = await database.query(
      'select count(*)::int as mails from mails where kind = $1 and sent_at is not null',
      [kind]
    )
    mails = rows[0].mails
  })
  return mails
}

/** Different packages that they have. */
const PAYS = 60

/** Works in the company, and leaves a table that was written as the database's own housekeeping would. */
async function inCompanyOf(
  client: TestClient,
  table: string | null,
  work: (database: pg.Client) => Promise<unknown>
): Promise<void> {
  const { body: company } = await client.get('/api/company')
  const database = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL })
  await database.connect()
  try {
    await database.query("select set_config('app.company_id', $1, false)", [company.id])
    await work(database)
    if (table) await settled((sql) => database.query(sql), table)
  } finally {
    await database.end()
  }
}
