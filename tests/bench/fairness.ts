import { fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'
import { show } from './figure.ts'
import { summary, waitsOf, type Waits } from './others.ts'
import { withProduct } from './product.ts'

const RUNS = 3
const PACKAGES = 100_000
const DRAFTS = 120

/**
 * What one company does to another: twelve uploads that send a byte every three seconds and begin again when they are
 * hung up on, a file of 100,000 packages, and 120 different drafts as PDF, each asked for until it is drawn.
 */
await withProduct(
  async () => {
    const admin = await signedIn('admin', 'acme')
    const other = await signedIn('admin', 'globex')
    const drafts = await fill(admin)
    const quiet: Waits[] = []
    const loud: Waits[] = []
    await waitsOf(other)
    for (let run = 0; run < RUNS; run++) {
      quiet.push(await waitsOf(other))
      const noise = await startNoise(drafts)
      loud.push(await waitsOf(other))
      await noise.end()
    }
    const [before, meanwhile] = [summary(quiet), summary(loud)]
    const noise = `twelve slow uploads, a file of ${PACKAGES / 1000} 000 rows and ${DRAFTS} drafts`
    show([
      {
        what: 'a company while another one is quiet, 99 of 100 answered within, median of three runs',
        value: before.p99,
        unit: 'ms',
      },
      {
        what: `the same while the other has ${noise}`,
        value: meanwhile.p99,
        unit: 'ms',
        promise: 2 * before.p99,
      },
      { what: 'its longest wait meanwhile', value: meanwhile.longest, unit: 'ms', promise: 2_000 },
    ])
  },
  { worker: true }
)

/** 100,000 packages, and 120 drafts of which each says something else; answers the drafts. */
async function fill(admin: TestClient): Promise<string[]> {
  const made = await admin.post('/api/packages', packageBody())
  if (made.status !== 201) throw new Error(`POST packages answered ${made.status}: ${made.raw}`)
  const offer = await admin.post('/api/offers', { packageId: made.body.id })
  if (offer.status !== 201) throw new Error(`POST offers answered ${offer.status}: ${offer.raw}`)
  const { body: company } = await admin.get('/api/company')
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    await database.query("select set_config('app.company_id', $1, false)", [company.id])
    await database.query(
      `insert into packages (nom_fonction, package_type, package_category, date, company, worker, package, compute,
          lawset, gaps, created_by)
        select nom_fonction || ' ' || n, package_type, package_category, date, company, worker, package, compute,
          lawset, gaps, created_by
        from packages, generate_series(1, $2::int) n where id = $1`,
      [made.body.id, PACKAGES]
    )
    // A draft's PDF names its public link, so no two are the same.
    const { rows } = await database.query(
      `insert into offers select (jsonb_populate_record(o, jsonb_build_object(
          'id', gen_random_uuid(), 'link', 'bench-draft-' || gen_random_uuid(), 'package_id', p.id))).*
        from offers o, (select id from packages where nom_fonction ~ ' [0-9]+$' order by id limit $2) p
        where o.id = $1 returning id`,
      [offer.body.id, DRAFTS]
    )
    await database.query('analyze packages').catch(() => {})
    return rows.map(({ id }) => id)
  } finally {
    await database.end()
  }
}

/** A process of its own, as other people have computers of their own: what it does costs no answer that is measured. */
async function startNoise(drafts: string[]): Promise<{ end(): Promise<void> }> {
  const process = fork('tests/bench/fairness_noise.ts', {
    execArgv: ['--import=@poppinss/ts-exec'],
  })
  await once(process, 'message')
  const ended = once(process, 'exit')
  process.send(drafts)
  return {
    async end() {
      process.send('end')
      const [code] = await ended
      if (code !== 0) throw new Error('The noise failed')
    },
  }
}
