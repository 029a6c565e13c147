import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { DESK, openBrowser } from '#tests/e2e/support/browser'
import { signedIn } from '#tests/helpers/client'
import { FULL } from '#tests/helpers/full_package'
import { packageBody } from '#tests/helpers/package_body'
import { show, type Figure } from './figure.ts'
import { host, quantile, withProduct } from './product.ts'

const SLIDERS = ['Brut', 'Net', 'Coût employeur']
const MOVES_OF_ONE = 340
/** A move that two rounded figures do not show is no measure. */
const LEAST = 1_000
/** There and back again, so that no slider comes to its end. */
const RUN = 20
const WARM_UP = 40
/** Thirty times a second. */
const REPEAT_MS = 1000 / 30
const PROMISE_MS = 16
/** A frame is drawn when it is ready: what is measured is the work, not the wait for the screen's next turn. */
const NO_WAIT = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/**
 * Runs in the page: each key on a slider becomes a measure that ends once the frame with other figures than before
 * is painted. The callback of the frame runs before it is painted, the task it posts right after that: before what
 * the page keeps for the next frame.
 */
const WATCH_MOVES = `{
  const figures = () =>
    [...document.querySelectorAll('section[aria-label="Montants"] input')].map(({ value }) => value).join()
  let shown = figures()
  const painted = (start) => {
    const now = figures()
    if (now === shown) return
    shown = now
    performance.measure('slider', { start })
  }
  const afterPainting = { priority: 'user-blocking' }
  addEventListener('keydown', ({ timeStamp }) =>
    requestAnimationFrame(() => scheduler.postTask(() => painted(timeStamp), afterPainting)), true)
}`

/**
 * A real browser, the built application, a package with a benefit of most families: from the key that moves a
 * slider, by its own time stamp, until the frame with the new figures is painted.
 */
await withProduct(async () => {
  const client = await signedIn('hr')
  const made = await client.post('/api/packages', packageBody({}, FULL))
  if (made.status !== 201) throw new Error(`POST packages answered ${made.status}: ${made.raw}`)
  const browser = await openBrowser(NO_WAIT)
  try {
    const origin = `http://${host}`
    const context = await browser.newContext({ ...DESK, baseURL: origin })
    await context.addCookies(
      [...client.cookies].map(([name, value]) => ({ name, value, url: origin }))
    )
    const page = await context.newPage()
    await page.goto(`/fr/packages/${made.body.id}/edit`)
    await page.getByRole('region', { name: 'Montants' }).getByRole('slider').first().waitFor()
    await page.evaluate(WATCH_MOVES)
    for (const name of SLIDERS) {
      await page.getByRole('slider', { name, exact: true }).focus()
      await move(page, WARM_UP)
    }
    await page.evaluate('performance.clearMeasures()')
    for (const name of SLIDERS) {
      await page.getByRole('slider', { name, exact: true }).focus()
      await move(page, MOVES_OF_ONE)
    }
    const times = await page.evaluate<number[]>(
      "performance.getEntriesByName('slider').map(({ duration }) => duration)"
    )
    if (times.length < LEAST) throw new Error(`Only ${times.length} moves changed the figures`)
    show(figuresOf(times.sort((a, b) => a - b)))
  } finally {
    await browser.close()
  }
})

/** A key at a time, as fast as one that is held down repeats. */
async function move(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const repeats = sleep(REPEAT_MS)
    await page.keyboard.press(Math.floor(at / RUN) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
    await repeats
  }
}

function figuresOf(times: number[]): Figure[] {
  const what = 'a move of a slider to the figures painted, package with benefits'
  const share = (quota: number) => quantile(times, quota)
  return [
    { what: `${what}, half within`, value: share(0.5), unit: 'ms', promise: PROMISE_MS },
    { what: 'the same, 95 of 100 within', value: share(0.95), unit: 'ms', promise: PROMISE_MS },
    { what: 'the same, 99 of 100 within', value: share(0.99), unit: 'ms', promise: PROMISE_MS },
  ]
}
