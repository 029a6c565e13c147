import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { stage } from './stage.ts'

/** A browser session with the one page that a test gets. */
interface Session {
  context: BrowserContext
  page: Page
}

/** Sessions that a test has left clean, by how they were opened. */
const resting = new Map<string, Session[]>()

/** What a page keeps for ever: a session with it is not given to another test. */
const INDELIBLE = ['addInitScript', 'exposeBinding', 'exposeFunction', 'pause'] as const

/** A session lent to one test. */
export interface Lent extends Session {
  /** To be called where a test did what cannot be wiped: a network that is away, a permission. */
  keepAway: () => void
  /** Wipes the session and keeps it for the next test, or closes it. */
  giveBack: () => Promise<void>
}

/**
 * A page without cookies, storage, history and listeners. Pages are used again: a new one starts a process and
 * compiles the whole application anew, which is two thirds of what a visit costs.
 */
export async function lend(options: BrowserContextOptions): Promise<Lent> {
  const key = JSON.stringify(options)
  const session = resting.get(key)?.pop() ?? (await open(options))
  const { context, page } = session
  const origins = new Set<string>()
  const remember = (opened: Page) =>
    opened.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
    })
  context.on('page', remember)
  remember(page)
  let isClean = true
  const keepAway = () => void (isClean = false)
  watchFor(session, keepAway)
  return {
    ...session,
    keepAway,
    giveBack: async () => {
      context.off('page', remember)
      if (!isClean || origins.size !== 1) return context.close()
      await wipe(session, [...origins][0]!, options)
      resting.set(key, [...(resting.get(key) ?? []), session])
    },
  }
}

async function open(options: BrowserContextOptions): Promise<Session> {
  const context = await stage().browser.newContext(options)
  context.setDefaultTimeout(20_000)
  return { context, page: await context.newPage() }
}

/** Calls `spoil` when the page is told what it cannot forget; a clock stays with all pages of its session. */
function watchFor({ context, page }: Session, spoil: () => void): void {
  for (const name of INDELIBLE) {
    const method = Object.getPrototypeOf(page)[name] as (...args: unknown[]) => unknown
    Object.assign(page, {
      [name]: (...args: unknown[]) => {
        spoil()
        return method.apply(page, args)
      },
    })
  }
  Object.defineProperty(page, 'clock', {
    configurable: true,
    get: () => {
      spoil()
      return context.clock
    },
  })
}

/** Leaves the application first: a page that is still open may write once more. */
async function wipe(
  { context, page }: Session,
  origin: string,
  { viewport, colorScheme = null, reducedMotion = null }: BrowserContextOptions
): Promise<void> {
  page.removeAllListeners()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${origin}/api/_status/health`)
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
  })
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
  await context.clearCookies()
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, contrast: null })
  if (viewport) await page.setViewportSize(viewport)
}
