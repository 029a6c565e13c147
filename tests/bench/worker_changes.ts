import pg from 'pg'
import { signedIn } from '#tests/helpers/client'
import { format, show, type Figure } from './figure.ts'
import { manyWorkers } from './many_rows.ts'
import { withProduct } from './product.ts'

/** Fewer to try it out: `node … tests/bench/worker_changes.ts 200`. */
const PEOPLE = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5_000)
const ROUNDS = 5
type Way = 'without' | 'none' | 'one'

/**
 * What it costs that webhooks are told of a changed worker (ADR 81): so many workers get another town in one unit of work,
 * with the trigger gone, with nobody to tell, and with an address that asks for it; in turn, so that the machine is the same.
 */
await withProduct(async () => {
  const client = await signedIn('admin')
  await manyWorkers(client, PEOPLE)
  const { body: company } = await client.get('/api/company')
  const [owner, app] = [process.env.DATABASE_OWNER_URL, process.env.DATABASE_URL].map(
    (connectionString) => new pg.Client({ connectionString })
  ) as [pg.Client, pg.Client]
  await Promise.all([owner.connect(), app.connect()])
  const address = await client.post('/api/webhooks', {
    url: 'https://hooks.example.test/barema',
    events: ['worker.changed'],
    isActive: true,
  })
  if (address.status !== 201) throw new Error(String(address.raw))
  let town = 0
  async function changed(way: Way): Promise<number> {
    await owner.query(
      `alter table team_changes ${way === 'without' ? 'disable' : 'enable'} trigger tell_webhooks`
    )
    await owner.query(`select set_config('app.company_id', $1, false)`, [company.id])
    await owner.query('update webhook_addresses set is_active = $1', [way === 'one'])
    await app.query('begin')
    await app.query(`select set_config('app.company_id', $1, true)`, [company.id])
    const start = performance.now()
    await app.query(`update workers set nom_fonction = $1 where last_name like 'Dupont %'`, [
      `Fonction ${++town}`,
    ])
    await app.query('commit')
    return performance.now() - start
  }
  const taken: Record<Way, number[]> = { without: [], none: [], one: [] }
  await changed('without')
  for (let round = 0; round < ROUNDS; round++)
    for (const way of ['without', 'none', 'one'] as const) taken[way].push(await changed(way))
  await Promise.all([owner.end(), app.end()])
  const median = (times: readonly number[]) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
  const base = median(taken.without)
  const figures: Figure[] = [
    {
      what: `a change of ${format(PEOPLE)} workers in one unit of work, no webhook told`,
      value: base,
      unit: 'ms',
    },
    { what: 'the same, with nobody to tell', value: median(taken.none) / base, unit: 'times' },
    { what: 'the same, each told to one address', value: median(taken.one) / base, unit: 'times' },
  ]
  show(figures)
})
