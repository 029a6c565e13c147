import pg from 'pg'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'
import { show } from './figure.ts'
import { quantile, withProduct } from './product.ts'

const PACKAGES = 10_000
const ROUNDS = 40
const PROMISE_MS = 300
/** What the screen asks for: its first page, its last one, each order, a search, a filter. */
const QUERIES = [
  'perPage=50',
  `perPage=50&page=${PACKAGES / 50}`,
  'perPage=50&sort=name',
  'perPage=50&sort=cost&order=desc',
  'perPage=50&search=%C3%A9conome%2042',
  'perPage=50&category=SIMULATION&type=FIX&commission=BECP200',
]

/** A company with ten thousand packages: how long its list takes to answer, one question after the other. */
await withProduct(async () => {
  const client = await signedIn('admin')
  const made = await client.post('/api/packages', packageBody({ nomFonction: 'Économe' }))
  if (made.status !== 201) throw new Error(`POST packages answered ${made.status}: ${made.raw}`)
  await multiply(client, made.body.id)
  const times: number[] = []
  for (let round = -1; round < ROUNDS; round++)
    for (const query of QUERIES) {
      const start = performance.now()
      const { status, body } = await client.get(`/api/packages?${query}`)
      if (status !== 200 || body.data.length === 0) throw new Error(`${query} answered ${status}`)
      // The first round warms up.
      if (round >= 0) times.push(performance.now() - start)
    }
  times.sort((a, b) => a - b)
  const what = `a page of the list of ${PACKAGES.toLocaleString('en-GB').replace(',', ' ')} packages, filtered, sorted or searched`
  show([
    { what: `${what}, half answered within`, value: quantile(times, 0.5), unit: 'ms' },
    {
      what: 'the same, 99 of 100 answered within',
      value: quantile(times, 0.99),
      unit: 'ms',
      promise: PROMISE_MS,
    },
  ])
})

/** Copies a package until there are ten thousand, each with its own name, gross pay, cost and day. */
async function multiply(client: TestClient, id: string): Promise<void> {
  const { body: company } = await client.get('/api/company')
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    await database.query("select set_config('app.company_id', $1, false)", [company.id])
    await database.query(
      `insert into packages (nom_fonction, package_type, package_category, date, company, worker, package, compute,
          lawset, gaps, created_by, updated_at)
        select nom_fonction || ' ' || n, package_type, package_category, date, company, worker, package,
          jsonb_set(jsonb_set(compute, '{remuneration,remunerationMensuelle,salaireBrut}', to_jsonb(2000 + n)),
            '{coutEmployeur,coutEmployeurAnnuel}', to_jsonb(30000 + n)),
          lawset, gaps, created_by, now() - n * interval '1 minute'
        from packages, generate_series(1, $2::int) n where id = $1`,
      [id, PACKAGES]
    )
    await database.query('analyze packages').catch(() => {})
  } finally {
    await database.end()
  }
}
