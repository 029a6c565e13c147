import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TestContext, type Test } from '@japa/runner/core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { signedIn } from '#tests/helpers/client'
import { accountOf, type Role } from './account.ts'
import { DESK } from './browser.ts'
import { lend } from './contexts.ts'
import { Watch } from './watch.ts'

/** Where the picture of a page is left when its test fails, until it passes. */
const OUTPUT = 'tests/e2e/.output'

export interface VisitOptions extends BrowserContextOptions {
  /** Subdomain; acme unless told. */
  slug?: string
  /** Whose session; without one, a stranger's browser. */
  as?: Role
  /** A sign-in of this test alone, for stories that end it: the others share one, but in the company CHANGING. */
  ownSession?: boolean
  /** Refusals that belong to the story from its first request on: status, and a part of the address. */
  refusals?: [number, string][]
  /** Prepares the page before the first address is opened. */
  before?: (page: Page) => Promise<unknown>
}

/** A person before a browser of their own. */
export interface Visitor {
  page: Page
  context: BrowserContext
  /** `http://acme.localhost:1234`, without a slash. */
  origin: string
  /** Announces a refusal that belongs to the story; any other fails the test. */
  expectRefusal: (status: number, url: string) => void
}

declare module '@japa/runner/core' {
  interface TestContext {
    /** Opens `path` in a new browser session. At the end of the test anything the page complained about fails it. */
    visit: (path: string, options?: VisitOptions) => Promise<Visitor>
  }
}

/** How the visits of a test end, each once. */
const visits = new WeakMap<Test, ((hasFailed: boolean) => Promise<void>)[]>()

/** Ends the visits of a test that failed; answers what their pages complained about. */
export async function leave(test: Test): Promise<unknown[]> {
  const complaints: unknown[] = []
  for (const end of visits.get(test) ?? []) await end(true).catch((error) => complaints.push(error))
  return complaints
}

TestContext.getter('visit', function (this: TestContext) {
  return (path: string, options?: VisitOptions) => visit(this, path, options)
})

async function visit(
  { test }: TestContext,
  path: string,
  { slug = 'acme', as, ownSession = false, refusals = [], before, ...options }: VisitOptions = {}
): Promise<Visitor> {
  const origin = `http://${slug}.localhost:${process.env.PORT}`
  const { context, page, keepAway, giveBack } = await lend({
    ...DESK,
    baseURL: origin,
    ...options,
  })
  // The session is an encrypted cookie, good in any browser.
  if (as) {
    const client = await (ownSession ? signedIn(as, slug) : accountOf(as, slug))
    await context.addCookies(
      [...client.cookies].map(([name, value]) => ({
        name,
        value,
        url: origin,
      }))
    )
  }
  const watch = new Watch(page)

  let isOver = false
  const end = async (hasFailed: boolean) => {
    if (isOver) return
    isOver = true
    const complaints = watch.complaints
    const name = test.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 80)
    const picture = join(OUTPUT, `${name}.png`)
    if (hasFailed || complaints.length > 0) await page.screenshot({ path: picture }).catch(() => {})
    else await rm(picture, { force: true })
    if (hasFailed) keepAway()
    await giveBack()
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
  }
  visits.set(test, [...(visits.get(test) ?? []), end])
  test.cleanup(end)

  for (const [status, url] of refusals) watch.expect(status, url)
  await before?.(page)
  await page.goto(path)
  return {
    page,
    origin,
    expectRefusal: (status, url) => watch.expect(status, url),
    /** A test that changes the session itself may change what no other test should meet. */
    get context() {
      keepAway()
      return context
    },
  }
}
