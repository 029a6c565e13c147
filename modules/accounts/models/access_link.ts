import { DateTime } from 'luxon'
import { AccessLinkSchema } from '#database/schema'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import type { AccessPurpose } from '../domain/access_link_lifetime.ts'

/** A link with which a person signs in or chooses a new password, once: mailed, or led to by Google. */
export default class AccessLink extends AccessLinkSchema {
  /** What ended more than a day ago says nothing any more. */
  static forgetOld() {
    const yesterday = DateTime.now().minus({ days: 1 }).toJSDate()
    return this.query().where('expires_at', '<', yesterday).delete()
  }

  /** Neither used nor past its end; locked, so that two clicks do not both use it. */
  static usable(purpose: AccessPurpose) {
    return this.#open().where('purpose', purpose).forUpdate()
  }

  /** The open link that the first part of a secret names, whatever the rest says. */
  static named(id: string): Promise<AccessLink | null> {
    return this.#open().where('id', id).first()
  }

  /**
   * The link whose code may be typed in a browser: the last that it asked for, also for an unknown address, so that
   * guesses are counted and answered alike.
   */
  static newestOf(browser: string): Promise<AccessLink | null> {
    return this.#open()
      .where('purpose', 'SIGN_IN')
      .where('browser_hash', hashOfSecret(browser))
      .orderBy('id', 'desc')
      .first()
  }

  /** Ends those of a query that are still open: they lead nowhere, and nothing of their secrets is kept. */
  static voidOpen(which: (links: ReturnType<typeof AccessLink.query>) => void) {
    const links = this.query().whereNull('used_at')
    which(links)
    return links.update({ used_at: DateTime.now().toJSDate(), secret_hash: null, code_hash: null })
  }

  static #open() {
    return this.query().whereNull('used_at').where('expires_at', '>', new Date(Date.now()))
  }
}
