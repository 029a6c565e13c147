import type { Locator, Page } from 'playwright-core'

/** The text of a template or an offer, where it is written as a letter. */
export const letterOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Texte', exact: true })

/** A variable in it, as it is called on screen. */
export const chipOf = (page: Page, label: string): Locator =>
  letterOf(page).getByRole('img', { name: label, exact: true })

/** The same text as Markdown; leaves the letter. */
export async function markdownOf(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Markdown' }).click()
  return page.getByRole('textbox', { name: 'Texte', exact: true })
}

export async function backToLetter(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Texte' }).click()
}

/** Pastes what another program would put on the clipboard. */
export async function pasteInto(text: Locator, html: string): Promise<void> {
  await text.evaluate((element: any, data) => {
    const { ClipboardEvent, DataTransfer } = globalThis as any
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    )
  }, html)
}

/**
 * Goes somewhere in the text as the browser does it, which tells the editor a moment later: no person is quick enough to
 * type before.
 */
export async function goTo(
  page: Page,
  key: 'Control+End' | 'Control+a' | 'End' | 'ArrowRight'
): Promise<void> {
  await page.keyboard.press(key)
  await page.evaluate(
    () => new Promise((done) => (globalThis as any).requestAnimationFrame(() => setTimeout(done)))
  )
}
