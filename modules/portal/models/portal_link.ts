import { DateTime } from 'luxon'
import { PortalLinkSchema } from '#database/schema'
import { hashOfSecret } from '#modules/shared/values/secret_link'

/** A link with which a worker signs in to their portal, once; its code is typed where the mail is read elsewhere. */
export default class PortalLink extends PortalLinkSchema {
  /** Neither used nor past its end; locked, so that two clicks do not both use it. */
  static usable() {
    return this.#open().forUpdate()
  }

  /** The open link that the first part of a secret names, whatever the rest says. */
  static named(id: string): Promise<PortalLink | null> {
    return this.#open().where('id', id).first()
  }

  /** The last that a browser asked for, also for an unknown address: guesses are counted and answered alike. */
  static newestOf(browser: string): Promise<PortalLink | null> {
    const own = this.#open().where('browser_hash', hashOfSecret(browser))
    return own.orderBy('id', 'desc').first()
  }

  /** The ones before lead nowhere, and nothing of their secrets is kept. */
  static voidOpen(browserHash: string, addressHash: string) {
    return this.query()
      .whereNull('used_at')
      .where({ browser_hash: browserHash, address_hash: addressHash })
      .update({ used_at: DateTime.now().toJSDate(), secret_hash: null, code_hash: null })
  }

  static #open() {
    return this.query().whereNull('used_at').where('expires_at', '>', new Date(Date.now()))
  }
}
