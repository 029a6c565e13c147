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
 * that did not stand there before.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(LEAVE, path)
  const arrived = page.locator(':is(h1, h2, h3):not([data-left])').filter({ visible: true })
  await expect(arrived.first()).toBeVisible()
}
