import type { Page } from 'playwright-core'
import { expect } from './expect.ts'

/** Runs in the page: marks what stands there, then goes as a link of the application goes. */
const LEAVE = (to: string) => {
  const { document, history, dispatchEvent, PopStateEvent } = globalThis as any
  for (const heading of document.querySelectorAll('h1, h2, h3')) heading.dataset.left = ''
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * Opens another page without loading the application anew, which is most of what `goto` costs, and waits for a heading
 * that did not stand there before. The same page with another query keeps its headings, so that one is loaded anew.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const to = new URL(path, page.url())
  if (to.pathname === new URL(page.url()).pathname) await page.goto(to.href)
  else await page.evaluate(LEAVE, path)
  const arrived = page.locator(':is(h1, h2, h3):not([data-left])').filter({ visible: true })
  await expect(arrived.first(), `a heading of ${path}`).toBeVisible()
}
