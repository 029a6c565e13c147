import type { Page } from 'playwright-core'
import type { Hand } from './hand.ts'

/** A hand that counts: each click and each field that is written is one, a choice of a list two. */
export interface CountedHand extends Hand {
  /** Follows a link that stands outside of the page, such as in a mail. */
  follow(page: Page, address: string): Promise<void>
  /** Does one more thing outside of the page, such as choosing a file of the computer. */
  elsewhere(): Promise<void>
  readonly count: number
}

/** What a person has to do to get somewhere, counted. */
export function counted(hand: Hand): CountedHand {
  let count = 0
  return {
    press(control) {
      count += 1
      return hand.press(control)
    },
    write(field, text) {
      count += 1
      return hand.write(field, text)
    },
    choose(select, option) {
      count += 2
      return hand.choose(select, option)
    },
    async follow(page, address) {
      count += 1
      await page.goto(address)
    },
    async elsewhere() {
      count += 1
    },
    get count() {
      return count
    },
  }
}
