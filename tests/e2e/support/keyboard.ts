import type { Locator, Page } from 'playwright-core'
import { expect } from './expect.ts'

const LONGEST_WAY = 120

/** Runs in the page: whether the element has the focus, or which way it lies from there. */
const wayTo = (element: any): 'here' | 'back' | 'on' => {
  const focused = (globalThis as any).document.activeElement
  if (element === focused) return 'here'
  return element.compareDocumentPosition(focused) & 4 /* follows */ ? 'back' : 'on'
}

/** Goes to the control with Tab, or back with Shift and Tab: the only ways there without a mouse. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let steps = 0; steps < LONGEST_WAY; steps++) {
    const way = await control.evaluate(wayTo)
    if (way === 'here') return
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Not reached by ${LONGEST_WAY} tabs: ${control}`)
}
