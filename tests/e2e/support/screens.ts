import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { seriousInTheDark, seriousViolations } from './axe.ts'
import { expect } from './expect.ts'
import type { VisitOptions } from './visit.ts'

/** A screen, or a state in which it looks different. */
export interface Screen {
  path: string | (() => Promise<string>)
  options?: VisitOptions
  /** Brings the screen into the state that is meant. */
  open?: (page: Page) => Promise<unknown>
  /** Rules that do not judge this state. */
  except?: string[]
  /** What must be there before it is judged. */
  shows: (page: Page) => ReturnType<Page['getByRole']>
}

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
export const hr: VisitOptions = { as: 'hr' }
export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name })
export const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })

/** A test for each of these screens: that axe finds nothing serious on it, light and dark. */
export function judgedByAxe(where: string, screens: Record<string, Screen>): void {
  test.group(`Axe finds nothing serious ${where}`, () => {
    for (const [name, { path, options, open, except = [], shows }] of Object.entries(screens)) {
      test(`on ${name}, light and dark`, async ({ visit, assert }) => {
        const { page } = await visit(typeof path === 'string' ? path : await path(), options)
        await open?.(page)
        await expect(shows(page)).toBeVisible()
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        assert.deepEqual(await seriousViolations(page, except), [], 'light')
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        assert.deepEqual(await seriousInTheDark(page, except), [], 'dark')
      })
    }
  })
}
