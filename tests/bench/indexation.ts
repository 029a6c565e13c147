import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { format, show } from './figure.ts'
import { allFigures, mailsThatLeft, manyPaidVersions } from './many_rows.ts'
import { quantile, withProduct } from './product.ts'

/** `-- 2000` for a small one. */
const PEOPLE = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 100_000)
const VERSIONS = 2
/** So many have an address: letters are a job of their own, and one rate holds for many. */
const LETTERS = Math.min(PEOPLE, 1_000)
const PLAN_PROMISE_S = 30
const WHOLE_PROMISE_S = 90
const POLL_MS = 250
const REST_MS = 10_000
const LONGEST_MS = 20 * 60_000
const INDEX = { percent: 3.76, commissionParitaire: 'BECP200', date: '2026-12-01', dryRun: false }

/**
 * A company of so many people: how long an index takes from database to database, planned with before and after and the
 * employer's cost, and applied as versions of contracts; what another company's route answers within meanwhile; and how
 * many letters about it leave in a second, drawn and handed to a mail server that stands on the same cores.
 */
await withProduct(
  async ({ workerPeakMegabytes }) => {
    const admin = await signedIn('admin')
    await atRest(admin)
    await manyPaidVersions(admin, PEOPLE, VERSIONS, LETTERS)
    await allFigures(admin)
    const payroll = await signedIn('payroll')
    const other = await signedIn('viewer', 'globex')
    const quiet = await timesOf(other, () => sleep(3_000))

    const began = performance.now()
    const { body } = await payroll.post('/api/indexations', INDEX)
    const busy = await timesOf(other, () => until(payroll, body.id, ['planned', 'failed']))
    const planned = (performance.now() - began) / 1000
    const run = (await admin.get(`/api/indexations/${body.id}`)).body
    if (run.status !== 'planned') throw new Error(run.failure)
    const { fingerprint } = run
    const approval = await admin.post(`/api/indexations/${body.id}/approval`, { fingerprint })
    if (approval.status !== 200) throw new Error(String(approval.raw))

    const applying = performance.now()
    await payroll.post(`/api/indexations/${body.id}/application`)
    busy.push(...(await timesOf(other, () => until(payroll, body.id, ['applied', 'approved']))))
    const applied = (performance.now() - applying) / 1000
    const { counts } = (await admin.get(`/api/indexations/${body.id}`)).body.totals
    if (counts.applied !== run.totals.counts.taken)
      throw new Error(`${counts.applied} of ${run.totals.counts.taken} contracts were written`)

    // Those of the new versions are computed first: nobody undoes an index in the minute after it.
    await atRest(admin)
    const lettersPerSecond = await sentLetters(admin, body.id)

    const undoing = performance.now()
    await admin.post(`/api/indexations/${body.id}/undoing`)
    await until(payroll, body.id, ['undone', 'applied'], 'undoing')
    const undone = (performance.now() - undoing) / 1000
    const peak = await workerPeakMegabytes()
    const of = `${format(PEOPLE)} workers`
    const promised = PEOPLE === 100_000
    show([
      {
        what: `indexation of ${of}, database to database, before and after with employer cost`,
        value: planned,
        unit: 's',
        ...(promised && { promise: PLAN_PROMISE_S }),
      },
      {
        what: 'the same with applying: a version of a contract and a package for each',
        value: planned + applied,
        unit: 's',
        ...(promised && { promise: WHOLE_PROMISE_S }),
      },
      { what: 'its undoing', value: undone, unit: 's' },
      {
        what: `letters about it, a job of its own: ${format(LETTERS)} drawn as PDF/A and mailed`,
        value: lettersPerSecond,
        unit: '/s',
      },
      ...(peak === null
        ? []
        : [{ what: 'the memory that the worker takes at its peak', value: peak, unit: 'MB' }]),
      {
        what: 'a route of another company meanwhile, 99 of 100 answered within',
        value: quantile(
          busy.sort((a, b) => a - b),
          0.99
        ),
        unit: 'ms',
      },
      {
        what: 'the same while nothing runs',
        value: quantile(
          quiet.sort((a, b) => a - b),
          0.99
        ),
        unit: 'ms',
      },
    ])
  },
  { worker: true }
)

/** Has the letters of a run sent. @returns how many left in a second, from the call to the last mail */
async function sentLetters(client: TestClient, id: string): Promise<number> {
  const began = performance.now()
  const { body } = await client.post(`/api/indexations/${id}/letters`)
  if (!(body.letters > 0)) throw new Error(`No letters: ${JSON.stringify(body)}`)
  while ((await mailsThatLeft(client, 'index-letter')) < body.letters) {
    if (performance.now() - began > LONGEST_MS) throw new Error('Letters are still to leave')
    await sleep(POLL_MS)
  }
  return body.letters / ((performance.now() - began) / 1000)
}

/** Waits until the figures of all contracts are computed and the mails have left. */
async function atRest(client: TestClient): Promise<void> {
  for (;;) {
    const { status, body } = await client.get('/api/analytics/figures')
    if (status !== 200) throw new Error(`The figures answered ${status}`)
    if (body.stale + body.missing === 0) break
    await sleep(POLL_MS)
  }
  await sleep(REST_MS)
}

/** Waits until a run is at one of these; `past` is what it is at first. Throws where it never comes. */
async function until(client: TestClient, id: string, ends: string[], past?: string): Promise<void> {
  const began = performance.now()
  for (;;) {
    const { data } = (await client.get('/api/indexations?perPage=5')).body
    const { status } = data.find((run: { id: string }) => run.id === id)
    if (status !== past && ends.includes(status)) return
    if (performance.now() - began > LONGEST_MS) throw new Error(`The run is still ${status}`)
    await sleep(POLL_MS)
  }
}

/** What a small call of another company takes while something else is done, ms. */
async function timesOf(client: TestClient, meanwhile: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const done = meanwhile().finally(() => (isDone = true))
  while (!isDone) {
    const start = performance.now()
    await client.get('/api/workers?perPage=10')
    times.push(performance.now() - start)
    await sleep(50)
  }
  await done
  return times
}
