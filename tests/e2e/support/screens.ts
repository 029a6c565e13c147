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

/** Whether a screen is also judged in the dark: as it opens at a desk by day, in every state and on a phone at night. */
const isSeenInTheDark = ({ open, options }: Screen) =>
  Boolean(process.env.EVERY_SCREEN_IN_THE_DARK) || (!open && !options?.isMobile)

/**
 * A test for each of these screens: that axe finds nothing serious on it, light and dark. States and phones show the same
 * colours in the dark as the screen they belong to, so that `npm run nightly` judges them there (task `dark`).
 */
export function judgedByAxe(where: string, screens: Record<string, Screen>): void {
  test.group(`Axe finds nothing serious ${where}`, () => {
    for (const [name, screen] of Object.entries(screens)) {
      const { path, options, open, except = [], shows } = screen
      const alsoDark = isSeenInTheDark(screen)
      test(`on ${name}, ${alsoDark ? 'light and dark' : 'light'}`, async ({ visit, assert }) => {
        const { page } = await visit(typeof path === 'string' ? path : await path(), options)
        await open?.(page)
        await expect(shows(page)).toBeVisible()
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        assert.deepEqual(await seriousViolations(page, except), [], 'light')
        if (!alsoDark) return
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        assert.deepEqual(await seriousInTheDark(page, except), [], 'dark')
      })
    }
  })
}
