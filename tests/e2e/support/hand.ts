import type { Locator, Page } from 'playwright-core'
import { expect } from './expect.ts'
import { tabTo } from './keyboard.ts'

/** How a person works the controls of a page. */
export interface Hand {
  press(control: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** Opens a select and takes the option of this name. */
  choose(select: Locator, option: string): Promise<void>
}

export function mouse(page: Page): Hand {
  return {
    press: (control) => control.click(),
    write: (field, text) => field.fill(text),
    async choose(select, option) {
      await select.click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
  }
}

/** On a phone. */
export function finger(page: Page): Hand {
  return { ...mouse(page), press: (control) => control.tap() }
}

/** Nothing but keys: what cannot be reached or worked by them fails the story. */
export function keyboard(page: Page): Hand {
  const keys = page.keyboard
  return {
    async press(control) {
      // As the mouse's click does: a key on what is still locked does nothing, and nothing says so.
      await expect(control).toBeEnabled()
      await tabTo(page, control)
      await keys.press('Space')
    },
    async write(field, text) {
      await tabTo(page, field)
      await keys.press('Control+A')
      await keys.type(text)
    },
    async choose(select, option) {
      await tabTo(page, select)
      await keys.press('Enter')
      await page.getByRole('option').first().waitFor()
      await keys.type(option)
      await keys.press('Enter')
    },
  }
}
