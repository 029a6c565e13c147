import { today } from '#modules/shared/values/days'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { klx1 } from '#tests/helpers/payroll_profiles'
import { format, show } from './figure.ts'
import { manyNumbers, manyVersions, manyWorkers } from './many_rows.ts'
import { withProduct } from './product.ts'

/** Fewer to try it out: `node … tests/bench/payroll.ts 200`. */
const PEOPLE = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10_000)
const MONTH = today().slice(0, 7)
const PAUSE_MS = 20

/** A company of ten thousand people hands its month to payroll: how long, and what another company waits meanwhile. */
await withProduct(async () => {
  const client = await signedIn('admin')
  const other = await signedIn('admin', 'globex')
  await manyWorkers(client, PEOPLE)
  await manyNumbers(client)
  await manyVersions(client, 1)
  const { id: profile } = await answered(
    client.post('/api/payroll-profiles', { name: 'Acerta', layout: klx1() })
  )
  const hours = { profile, mode: 'MONTH', month: MONTH }
  const everything = { profile: 'generic-csv', mode: 'EVERYTHING', onStr: today() }
  const figures = []
  for (const [what, body] of [
    ['hours of a month', hours],
    ['all that holds on a day', everything],
  ] as const) {
    const query = new URLSearchParams(body).toString()
    const preview = await timed(other, () =>
      answered(client.get(`/api/payroll-exports/preview?${query}`))
    )
    const made = await timed(other, () => answered(client.post('/api/payroll-exports', body)))
    const file = await timed(other, () => client.get(`/api/payroll-exports/${made.value.id}/file`))
    if (made.value.hash !== preview.value.file.hash) throw new Error('the preview was another file')
    const rows = `${what} of ${format(PEOPLE)} people, ${format(made.value.rows)} rows`
    figures.push(
      { what: `${rows}: looked at`, value: preview.ms, unit: 'ms' },
      { what: 'the same: made and kept', value: made.ms, unit: 'ms' },
      { what: 'the same: written again', value: file.ms, unit: 'ms' },
      {
        what: 'the longest that another company waited meanwhile',
        value: Math.max(preview.waited, made.waited, file.waited),
        unit: 'ms',
      }
    )
  }
  show(figures)
})

async function answered(call: ReturnType<TestClient['get']>) {
  const { status, body, raw } = await call
  if (status >= 300) throw new Error(`${status}: ${raw}`)
  return body
}

/** How long it took, and the longest answer that another company had meanwhile. */
async function timed<T>(other: TestClient, work: () => Promise<T>) {
  let isOver = false
  let waited = 0
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now()
      await other.get('/api/packages?perPage=5')
      waited = Math.max(waited, performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })()
  const start = performance.now()
  const value = await work()
  const ms = performance.now() - start
  isOver = true
  await asking
  return { value, ms, waited }
}
