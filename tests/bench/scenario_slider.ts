import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { DESK, openBrowser } from '#tests/e2e/support/browser'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { show, type Figure } from './figure.ts'
import { manyPaidVersions } from './many_rows.ts'
import { host, quantile, withProduct } from './product.ts'

/** How many people: the first two are promised. A single one, `-- 300`, is a trial. */
const SIZES = [5_000, 20_000]
const trial = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 0)
const PROMISE_MS: Record<number, number> = { 5_000: 100, 20_000: 500 }
const LOADED_S: Record<number, number> = { 20_000: 5 }
const MOVES = 60
const WARM_UP = 10
/** There and back again, so that the slider comes to no end. */
const RUN = 10

/**
 * Runs in the page: each key on the slider becomes a measure that ends once the frame is painted in which the cost of the
 * whole company is another one. It waits to be told of it: a look at every frame would take a core from the workers whose
 * figures it waits for.
 */
const WATCH_MOVES = `{
  const figure = () => document.querySelector('[data-figure=cost]')?.textContent
  let start = null
  let shown = null
  addEventListener('keydown', ({ timeStamp }) => {
    start = timeStamp
    shown = figure()
  }, true)
  const painted = (from) => {
    performance.measure('scenario', { start: from })
    dispatchEvent(new Event('moved'))
  }
  new MutationObserver(() => {
    if (start === null || figure() === shown) return
    const from = start
    start = null
    requestAnimationFrame(() => scheduler.postTask(() => painted(from), { priority: 'user-blocking' }))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}`

/**
 * A real browser and the built application: from the key that moves the slider until the whole company's figures are painted. The
 * screen takes its turns as it does for people: drawing without a pause would take the cores that compute.
 */
await withProduct(
  async () => {
    const client = await signedIn('admin')
    const figures: Figure[] = []
    // Those of the demo company are of it: a person more than the page computes, and the server would.
    let { people: there } = await everyone(client)
    for (const people of trial ? [trial] : SIZES) {
      await manyPaidVersions(client, people - there, 1)
      there = people
      const { id } = await everyone(client)
      await client.post(`/api/scenarios/${id}/apply-change`, {
        type: 'INDEXATION',
        data: { percent: 3.5 },
      })
      for (let isComputed = false; !isComputed; await sleep(500))
        ({ isComputed } = (await client.get(`/api/scenarios/${id}`)).body)
      figures.push(...(await measured(client, id, people)))
    }
    show(figures)
  },
  { worker: true }
)

/** A scenario of the whole company. */
async function everyone(client: TestClient): Promise<{ id: string; people: number }> {
  const body = { name: 'Bench', everyone: {}, dateStr: '2027-01-01' }
  const made = await client.post('/api/scenarios', body)
  if (made.status !== 201) throw new Error(`POST scenarios answered ${made.status}: ${made.raw}`)
  return made.body
}

async function measured(client: TestClient, id: string, people: number): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const origin = `http://${host}`
    const context = await browser.newContext({ ...DESK, baseURL: origin })
    await context.addCookies(
      [...client.cookies].map(([name, value]) => ({ name, value, url: origin }))
    )
    const page = await context.newPage()
    const asked = performance.now()
    await page.goto(`/fr/team/scenarios/${id}`)
    const slider = page.getByRole('slider')
    await slider.waitFor()
    await page.locator('[data-live=ready]').waitFor({ timeout: 120_000 })
    const loaded = (performance.now() - asked) / 1000
    await page.evaluate(WATCH_MOVES)
    await slider.focus()
    await move(page, WARM_UP)
    await page.evaluate("performance.clearMeasures('scenario')")
    await move(page, MOVES)
    const times = await page.evaluate<number[]>(
      "performance.getEntriesByName('scenario').map(({ duration }) => duration)"
    )
    if (times.length < MOVES) throw new Error(`Only ${times.length} moves changed the figures`)
    times.sort((a, b) => a - b)
    const of = `${people} people`
    return [
      {
        what: `a scenario of ${of} opened, its packages loaded and computed once`,
        value: loaded,
        unit: 's',
        promise: LOADED_S[people],
      },
      {
        what: `a move of its slider to the company’s figures painted, half within`,
        value: quantile(times, 0.5),
        unit: 'ms',
        promise: PROMISE_MS[people],
      },
      {
        what: 'the same, 95 of 100 within',
        value: quantile(times, 0.95),
        unit: 'ms',
        promise: PROMISE_MS[people],
      },
    ]
  } finally {
    await browser.close()
  }
}

/** A key at a time; the next one once the figures of the last are painted. */
async function move(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const before = await page.evaluate<number>("performance.getEntriesByName('scenario').length")
    await page.keyboard.press(Math.floor(at / RUN) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    await page.evaluate(`new Promise((resolve) =>
      performance.getEntriesByName('scenario').length > ${before}
        ? resolve()
        : addEventListener('moved', () => resolve(), { once: true })
    )`)
  }
}
