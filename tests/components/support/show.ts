import { TestContext } from '@japa/runner/core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { DESK, openBrowser } from '#tests/e2e/support/browser'
import { buildPage, type PageFile } from './build_page.ts'

/** No server is there: what is asked for is answered from memory. */
const ORIGIN = 'http://parts.localhost'

let files: Map<string, PageFile>
let browser: Browser

declare module '@japa/runner/core' {
  interface TestContext {
    /** A page with one shared part (tests/components/page/parts.tsx). Whatever it complains about fails the test. */
    show: (part: string, options?: BrowserContextOptions) => Promise<Page>
  }
}

/** Builds the page and opens the browser, once for the suite; answers how to close it. */
export async function openParts(): Promise<() => Promise<void>> {
  ;[files, browser] = await Promise.all([buildPage(), openBrowser()])
  return () => browser.close()
}

TestContext.getter('show', function (this: TestContext) {
  const { test } = this
  return async (part: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ ...DESK, ...options, baseURL: ORIGIN })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
    await page.route('**', (route) => {
      const { pathname } = new URL(route.request().url())
      const file = files.get(pathname === '/' ? '/index.html' : pathname)
      return file ? route.fulfill(file) : route.fulfill({ status: 404 })
    })
    test.cleanup(async () => {
      await context.close()
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
    })
    await page.goto(`/#${part}`)
    return page
  }
})
