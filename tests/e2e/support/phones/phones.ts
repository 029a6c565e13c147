import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { TestContext } from '@japa/runner/core'
import { openFirefox } from './firefox.ts'
import { Phone } from './phone.ts'
import { openWebkit } from './webkit.ts'

/** The browsers that phones have beside Chromium: each is a suite of its own, of the same stories. */
const BROWSERS = { firefox: openFirefox, webkit: openWebkit }
export type PhoneBrowserName = keyof typeof BROWSERS

/** The pictures of every step. */
const ALBUM = 'tests/e2e/.output'

let current: PhoneBrowserName | null = null

/** From now on the phones have this browser. */
export function unpackPhones(name: PhoneBrowserName): void {
  current = name
  rmSync(join(ALBUM, name), { recursive: true, force: true })
}

declare module '@japa/runner/core' {
  interface TestContext {
    /**
     * A phone of somebody, with its pictures under that name; at the end anything its pages complained about fails the
     * test, but for what belongs to the story.
     */
    phoneOf: (who: string, belongs?: RegExp) => Promise<Phone>
  }
}

TestContext.getter('phoneOf', function (this: TestContext) {
  return async (who: string, belongs?: RegExp) => {
    if (!current)
      throw new Error('Phones are unpacked by the setup of their suite (tests/bootstrap.ts)')
    const window = await BROWSERS[current]()
    const origin = `http://acme.localhost:${process.env.PORT}`
    const phone = new Phone(window, origin, join(ALBUM, current, who))
    this.test.cleanup(async (hasFailed: boolean) => {
      const complaints = window.complaints().filter((each) => !belongs?.test(each))
      if (hasFailed) await phone.shows('failed').catch(() => {})
      await window.close()
      if (complaints.length > 0)
        throw new Error(`${who}'s phone complained:\n${complaints.join('\n')}`)
    })
    return phone
  }
})
