import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { format, show } from './figure.ts'
import { manyPaidVersions } from './many_rows.ts'
import { quantile, withProduct } from './product.ts'

/** Fewer to try it out: `node … tests/bench/analytics.ts 200`. */
const PEOPLE = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10_000)
const VERSIONS = 5
const ROUNDS = 20
const PROMISE_MS = 1_000
const POLL_MS = 500
/** What the pages of analytics ask for, whole and filtered. */
const PAGES = [
  'summary',
  'cash-flow',
  'cash-flow?months=24',
  'ranges',
  'scatter',
  'scatter?axis=level',
  'reductions',
  'heat-map',
  'filters',
  'ranges?level=L2',
  'cash-flow?level=L2',
]

/**
 * A company of ten thousand people with five versions each: how long a worker takes to compute all their figures, as
 * after a change of law, and how long each page of analytics takes to answer then.
 */
await withProduct(
  async () => {
    const client = await signedIn('admin')
    await manyPaidVersions(client, PEOPLE, VERSIONS)
    const start = performance.now()
    await client.post('/api/analytics/figures')
    let state = await stateOf(client)
    while (state.stale + state.missing > 0) {
      await sleep(POLL_MS)
      state = await stateOf(client)
    }
    const seconds = (performance.now() - start) / 1000
    if (state.failed > 0) throw new Error(`${state.failed} versions have no figures`)
    const times: number[] = []
    for (let round = -1; round < ROUNDS; round++)
      for (const page of PAGES) {
        const asked = performance.now()
        const { status } = await client.get(`/api/analytics/${page}`)
        if (status !== 200) throw new Error(`${page} answered ${status}`)
        const took = performance.now() - asked
        if (process.argv.includes('--each')) console.log(page, Math.round(took))
        // The first round warms up.
        if (round >= 0) times.push(took)
      }
    times.sort((a, b) => a - b)
    const of = `${format(PEOPLE)} people with ${format(PEOPLE * VERSIONS)} versions of contracts`
    show([
      { what: `figures of ${of}, computed by a worker`, value: seconds, unit: 's' },
      {
        what: `a page of analytics of ${of}, half answered within`,
        value: quantile(times, 0.5),
        unit: 'ms',
      },
      {
        what: `a page of analytics of ${of}, 99 of 100 answered within`,
        value: quantile(times, 0.99),
        unit: 'ms',
        promise: PROMISE_MS,
      },
    ])
  },
  { worker: true }
)

async function stateOf(client: TestClient) {
  return (await client.get('/api/analytics/figures')).body as Record<
    'stale' | 'missing' | 'failed',
    number
  >
}
