import { signedIn, type TestClient } from '#tests/helpers/client'
import { format, show } from './figure.ts'
import { manyVersions, manyWorkers } from './many_rows.ts'
import { quantile, withProduct } from './product.ts'

/** Fewer to try it out: `node … tests/bench/team.ts 200`. */
const PEOPLE = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10_000)
/** Versions of contracts of each. */
const VERSIONS = 5
const ROUNDS = 30
const PROMISE_MS = 300

/** What the overview asks for: its first page, filters, the picture of a past day, other orders, a search; and the list of versions. */
const PAGES = [
  'team?standing=ACTIVE&perPage=50',
  'team?standing=ACTIVE&perPage=50&sort=seniority&order=desc',
  'team?standing=LEFT&perPage=50',
  'team?standing=ACTIVE&perPage=50&on=2022-06-01',
  'team?standing=ACTIVE&perPage=50&nomFonction=%C3%89conome',
  'team?standing=ACTIVE&perPage=50&search=dupont%2099',
  'contracts?perPage=50',
  'contracts?perPage=50&standing=CURRENT&sort=changed',
]

/** A company of ten thousand people with fifty thousand versions of contracts: how long its team takes to answer. */
await withProduct(async () => {
  const client = await signedIn('admin')
  await manyWorkers(client, PEOPLE)
  await manyVersions(client, VERSIONS)
  const times = await timesOf(client)
  const what = `a page of ${format(PEOPLE)} people with ${format(PEOPLE * VERSIONS)} versions of contracts, on a day and filtered`
  show([
    { what: `${what}, half answered within`, value: quantile(times, 0.5), unit: 'ms' },
    {
      what: `${what}, 99 of 100 answered within`,
      value: quantile(times, 0.99),
      unit: 'ms',
      promise: PROMISE_MS,
    },
  ])
})

/** In milliseconds, the shortest first. */
async function timesOf(client: TestClient): Promise<number[]> {
  const times: number[] = []
  for (let round = -1; round < ROUNDS; round++)
    for (const path of PAGES) {
      const start = performance.now()
      const { status } = await client.get(`/api/${path}`)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      // The first round warms up.
      if (round >= 0) times.push(performance.now() - start)
    }
  return times.sort((a, b) => a - b)
}
