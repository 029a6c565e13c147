import type { Page } from 'playwright-core'
import { expect } from './expect.ts'

/** By how much the page can be scrolled sideways, and what reaches over the edge of the window; nothing where it cannot. */
const SIDEWAYS = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const over = [...document.body.querySelectorAll('*')]
    .filter((one) => one.getBoundingClientRect().right > clientWidth)
    .map((one) => one.tagName + '.' + one.className + ': ' + one.textContent.slice(0, 40))
  return [scrollWidth - clientWidth + ' px', ...over]
})()`

/** By how much a page of any browser can be scrolled sideways, and what reaches over the edge; empty is good. */
export const sidewaysOf = (page: Pick<Page, 'evaluate'>) => page.evaluate<string[]>(SIDEWAYS)

/** Waits until nothing of the page lies beside the window. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
  await expect(page.locator('main')).toBeVisible()
  await expect.poll(() => sidewaysOf(page), { message: `${where} scrolls sideways` }).toEqual([])
}
