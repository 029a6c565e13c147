import { writeFile } from 'node:fs/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { TestClient } from '#tests/helpers/client'
import { until } from '#tests/helpers/until'
import { DESK } from '../support/browser.ts'
import type { Demo } from './demo.ts'
import type { Screen } from './screens.ts'
import { toWebp } from './webp.ts'

/** How each screen is shown: by day and by night at a desk, and on a phone. */
export const LOOKS = {
  light: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  phone: {
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
} satisfies Record<string, BrowserContextOptions>

export type Look = keyof typeof LOOKS

/** A phone's picture has two pixels for one: less is seen of what is left out. */
export const QUALITY: Record<Look, number> = { light: 0.72, dark: 0.72, phone: 0.6 }

/** In the page: whether nothing in sight is still on its way, such as a list, a chunk of the screen or a page of a PDF. */
const IS_DRAWN = `() => [...document.querySelectorAll('[aria-busy=true], .animate-pulse')].every((place) => {
  const { width, height, top, bottom } = place.getBoundingClientRect()
  return width * height === 0 || bottom <= 0 || top >= innerHeight
})`

/** Browsers of one look: the administrator's, and a stranger's for each picture. */
export class Camera {
  #desk?: BrowserContext

  constructor(
    readonly browser: Browser,
    readonly demo: Demo,
    readonly look: Look,
    readonly origin: string,
    readonly locale = 'fr'
  ) {}

  /** Takes the picture; answers how many bytes it has. */
  async take(screen: Screen, path: string): Promise<number> {
    const context = await this.#contextOf(screen)
    const page = await context.newPage()
    try {
      // Clocks of pictures do not run: the same minute greets in all of them.
      await page.clock.setFixedTime(new Date().setHours(9, 12, 0, 0))
      await page.goto(`/${this.locale}${await screen.path(this.demo)}`)
      await this.#wait(page, screen)
      if (screen.open) {
        await screen.open(page)
        await this.#wait(page, screen)
      }
      await page.mouse.move(0, 0)
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      const picture = await toWebp(this.browser, png, QUALITY[this.look])
      await writeFile(path, picture)
      return picture.length
    } finally {
      await (screen.stranger || screen.worker ? context.close() : page.close())
    }
  }

  async #wait(page: Page, screen: Screen): Promise<void> {
    await screen.shows(page).waitFor()
    await page.waitForLoadState('networkidle')
    // Asked from here: a text that the page itself has to judge again is refused by its policy.
    await until('the screen is drawn', () => page.evaluate<boolean>(`(${IS_DRAWN})()`))
  }

  async #contextOf({ stranger, worker }: Screen): Promise<BrowserContext> {
    if (worker) return this.#as((await this.demo.portal()).client)
    return stranger ? this.#open() : this.#signedIn()
  }

  async #open(): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      ...DESK,
      ...LOOKS[this.look],
      baseURL: this.origin,
    })
    // Who has chosen a language reads an offer in it, whatever that of the candidate.
    await context.addCookies([{ name: 'language', value: this.locale, url: this.origin }])
    return context
  }

  async #signedIn(): Promise<BrowserContext> {
    return (this.#desk ??= await this.#as(this.demo.client))
  }

  async #as({ cookies }: TestClient): Promise<BrowserContext> {
    const context = await this.#open()
    await context.addCookies(
      [...cookies].map(([name, value]) => ({ name, value, url: this.origin }))
    )
    return context
  }
}
