import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '#tests/e2e/support/browser'
import { EVERY_CHOICE } from '#tests/e2e/support/every_choice'
import { slowedDown } from '#tests/e2e/support/slow_phone'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { FULL } from '#tests/helpers/full_package'
import { OFFER_BODY } from '#tests/helpers/offer_body'
import { packageBody } from '#tests/helpers/package_body'
import { show, type Figure } from './figure.ts'
import { host, quantile, withApp, withProduct } from './product.ts'

/** The phone of the promise: four times slower than this processor, on Lighthouse's slow 4G. */
const SLOWER = 4
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  locale: 'fr-BE',
  timezoneId: 'Europe/Brussels',
  reducedMotion: 'reduce',
} as const
const RUNS = 5
/** A page that answers within this answers at once. */
const AT_ONCE_MS = 200
const LIMIT_MS = 60_000
const origin = `http://${host}`

/** What one page has to show and to do. */
interface Subject {
  address: string
  cookies: TestClient['cookies'] | null
  /** The same in words. */
  shows: string
  /** What must stand on the page for it to be readable, as patterns: name, function, net pay. */
  words: readonly string[]
  /** Brings the page to its first choice; a page that has it at once does nothing. */
  reach: (page: Page) => Promise<void>
  /** Runs in the page: changes the first choice; false while there is none. */
  choose: string
  /** Runs in the page: the figure that answers. */
  answer: string
}

interface Measure {
  readable: number
  usable: number
  requests: number
  kilobytes: number
}

/**
 * Runs in the page before anything else: notes the first frame in which all words stand on the page, after it was
 * painted. Hidden text is not read: nobody could. A frame in which nothing changed is not read again, as reading costs a
 * slow processor more than the page does.
 */
const watchFor = (words: readonly string[]) => `{
  const words = ${JSON.stringify(words)}
  const plain = (text) => text.replace(/\\s/g, ' ')
  let isChanged = true
  const changes = new MutationObserver(() => (isChanged = true))
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const look = () => {
    const text = isChanged ? plain(document.body?.innerText ?? '') : ''
    isChanged = false
    if (!words.every((word) => new RegExp(word).test(text))) return requestAnimationFrame(look)
    changes.disconnect()
    scheduler.postTask(() => { window.readableAt = performance.now() }, { priority: 'user-blocking' })
  }
  requestAnimationFrame(look)
}`

/**
 * Runs in the page: changes the first choice again and again, a frame after the one before was answered, until an
 * answer is painted within the limit; answers when that change was made.
 */
const untilAtOnce = ({ choose, answer }: Subject) => `new Promise((done, fail) => {
  setTimeout(() => fail(new Error('Nothing answers: ' + document.body.innerText.slice(0, 2000))), ${LIMIT_MS})
  const choose = ${choose}
  const answer = ${answer}
  const again = () => {
    const before = answer()
    const at = performance.now()
    if (before === undefined || !choose()) return requestAnimationFrame(again)
    const look = () => {
      if (answer() === before)
        return performance.now() - at > 5000 ? again() : requestAnimationFrame(look)
      scheduler.postTask(() => {
        const took = performance.now() - at
        took <= ${AT_ONCE_MS} ? done(at) : requestAnimationFrame(again)
      }, { priority: 'user-blocking' })
    }
    requestAnimationFrame(look)
  }
  again()
})`

/** A key on a slider, as React hears it. */
const KEY_ON = (slider: string) => `() => {
  const slider = ${slider}
  if (!slider) return false
  slider.focus()
  slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  return true
}`

/** Another value of a range, as React hears it: one up, from the top to the bottom. */
const MOVE = (range: string) => `() => {
  const range = ${range}
  if (!range) return false
  const next = Number(range.value) >= Number(range.max) ? range.min : Number(range.value) + Number(range.step)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(range, next)
  range.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}`

await withProduct(async () => {
  const hr = await signedIn('hr')
  const subjects = [await candidatesPage(hr), await editor(hr), await statement(hr)]
  const browser = await openBrowser()
  const figures: Figure[] = []
  try {
    for (const [name, subject, promise] of [
      ['candidate’s page', subjects[0]!, { readable: 3000, usable: 5000, requests: undefined }],
      ['editor', subjects[1]!, { readable: 4000, usable: 8000, requests: 40 }],
      ['worker’s statement', subjects[2]!, { readable: 3000, usable: 5000, requests: undefined }],
    ] as const) {
      const measures: Measure[] = []
      for (let run = 0; run < RUNS; run++) measures.push(await measure(browser, subject))
      if (process.argv.includes('--each')) console.error(name, measures)
      const median = (read: (measure: Measure) => number) =>
        quantile(
          measures.map(read).sort((a, b) => a - b),
          0.5
        )
      const seconds = (ms: number | undefined) => ms && ms / 1000
      figures.push(
        {
          what: `${name}, cold, on a slow phone: ${subject.shows} painted`,
          value: median(({ readable }) => readable) / 1000,
          unit: 's',
          promise: seconds(promise.readable),
        },
        {
          what: `the same: the first choice answers within ${AT_ONCE_MS} ms`,
          value: median(({ usable }) => usable) / 1000,
          unit: 's',
          promise: seconds(promise.usable),
        },
        {
          what: 'requests until then',
          value: median(({ requests }) => requests),
          unit: '',
          ...(promise.requests && { promise: promise.requests }),
        },
        {
          what: 'bytes over the wire until then',
          value: median(({ kilobytes }) => kilobytes),
          unit: 'kB',
        }
      )
    }
    show(figures)
  } finally {
    await browser.close()
  }
})

/** A flexible offer with everything there is to choose, by its private link. */
async function candidatesPage(hr: TestClient): Promise<Subject> {
  const workerId = randomUUID()
  const person = { firstName: 'Lotte', lastName: 'Peeters', email: `${workerId}@example.test` }
  await ok(hr.post('/api/workers', { id: workerId, ...person, language: 'fr' }))
  const { packageType, ...fields } = { ...EVERY_CHOICE, mustHaveLaptop: false }
  const made = await ok(
    hr.post('/api/packages', packageBody({ nomFonction: 'Analyste', packageType }, fields))
  )
  const draft = await ok(hr.post('/api/offers', { workerId, packageId: made.id, language: 'fr' }))
  const { version } = await ok(
    hr.put(`/api/offers/${draft.id}`, { version: draft.version, body: OFFER_BODY })
  )
  await ok(hr.post(`/api/offers/${draft.id}/send`, { version }))
  const { pathname, hash } = new URL((await ok(hr.post(`/api/offers/${draft.id}/link`))).url)
  return {
    address: pathname + hash,
    cookies: null,
    shows: 'name, function and net',
    words: ['Lotte', 'Analyste', String.raw`\d \d{3}(,\d\d)? €`],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
    },
    // The days of leave, the only range up to ten.
    choose: MOVE(`document.querySelector('input[type=range][max="10"]')`),
    answer: `() => document.getElementById('impact')?.textContent`,
  }
}

/** A package with a benefit of most families, in its editor. */
async function editor(hr: TestClient): Promise<Subject> {
  const made = await ok(hr.post('/api/packages', packageBody({}, FULL)))
  return {
    address: `/fr/packages/${made.id}/edit`,
    cookies: hr.cookies,
    shows: 'name, function and net',
    words: ['Développeur senior', eurosOf(made)],
    reach: async () => {},
    choose: KEY_ON(
      `document.querySelector('section[aria-label="Montants"] [role=slider][aria-label="Brut"]')`
    ),
    answer: `() => document.querySelector('section[aria-label="Montants"] input')?.value`,
  }
}

/** A statement of the demo company's published round, in a browser where its reader is signed in. */
async function statement(hr: TestClient): Promise<Subject> {
  const { data: rounds } = await ok(hr.get('/api/reward-statement-groups'))
  const round = rounds.find(({ status }: { status: string }) => status === 'PUBLISHED')
  const { data: statements } = await ok(
    hr.get(`/api/reward-statement-groups/${round.id}/statements`)
  )
  for (const { id, worker } of statements) {
    const { firstName, email, language } = await ok(hr.get(`/api/workers/${worker.id}`))
    if (language !== 'fr') continue
    const company = await ok(hr.get('/api/company'))
    const reader = await withApp(async () => {
      // Its reading of mails imports the database, which wants the application to be there.
      const { inPortal } = await import('#tests/helpers/portal')
      return inPortal({ id: company.id, slug: 'acme' }, email)
    })
    return {
      address: `/fr/w/reward/${id}`,
      cookies: reader.cookies,
      shows: 'name, total and picture',
      words: [firstName, 'Total annuel', String.raw`\d{2} \d{3} €`],
      reach: async () => {},
      // The next of the four groups is lit.
      choose: `() => {
        const pills = [...document.querySelectorAll('li > button[aria-pressed]')]
        const lit = pills.findIndex((pill) => pill.ariaPressed === 'true')
        pills[(lit + 1) % pills.length]?.click()
        return pills.length > 0
      }`,
      answer: `() => document.querySelector('li > button[aria-pressed=true]')?.textContent ?? ''`,
    }
  }
  throw new Error('Nobody who reads French has a statement in the demo company')
}

/** The net pay of a month in whole euros as a page may write it, cents behind them or rounded: `2 261|2 262`. */
function eurosOf({ compute }: any): string {
  const net: number = compute.remuneration.remunerationMensuelle.salaireNet
  const written = (euros: number) => euros.toLocaleString('fr-BE').replace(/\s/g, ' ')
  return `${written(Math.trunc(net))}|${written(Math.round(net))}`
}

/** A visit with nothing in any cache. */
async function measure(browser: Browser, subject: Subject): Promise<Measure> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin })
  try {
    return await visit(context, subject)
  } finally {
    await context.close()
  }
}

async function visit(context: BrowserContext, subject: Subject): Promise<Measure> {
  if (subject.cookies)
    await context.addCookies(
      [...subject.cookies].map(([name, value]) => ({ name, value, url: origin }))
    )
  const page = await context.newPage()
  page.setDefaultTimeout(LIMIT_MS)
  page.on('pageerror', (error) => console.error(error))
  await slowedDown(SLOWER)(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let [requests, bytes] = [0, 0]
  const seen: string[] = []
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('data:')) return
    requests += 1
    seen.push(request.url.replace(origin, ''))
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(watchFor(subject.words))
  await page.goto(subject.address, { waitUntil: 'commit' })
  await subject.reach(page)
  const usable = await page.evaluate<number>(untilAtOnce(subject))
  const [used, kilobytes] = [requests, bytes / 1000]
  const readable = await page
    .waitForFunction('window.readableAt')
    .then((handle) => handle.jsonValue() as Promise<number>)
  if (process.argv.includes('--requests')) console.error(seen.join('\n'))
  return { readable, usable, requests: used, kilobytes }
}

async function ok(call: ReturnType<TestClient['get']>): Promise<any> {
  const { status, body, raw } = await call
  if (status >= 300) throw new Error(`A call answered ${status}: ${raw}`)
  return body
}
