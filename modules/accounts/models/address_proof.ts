import { AddressProofSchema } from '#database/schema'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import type { AddressProofPurpose } from '../domain/address_proof_lifetime.ts'
import { takeTry } from '#modules/shared/limits/row_tries'

/** A mailed code that shows, in the browser that asked for it, that its person reads the address. */
export default class AddressProof extends AddressProofSchema {
  /** What ended more than a day ago says nothing any more. */
  static forgetOld() {
    return this.query()
      .where('expires_at', '<', new Date(Date.now() - 24 * 3_600_000))
      .delete()
  }

  /** Counts a guess at a browser's newest code of this kind; the sixth ends it. Answers which was counted. */
  static async takeTry(
    purpose: AddressProofPurpose,
    browser: string | null
  ): Promise<string | null> {
    if (!browser) return null
    const newest = await this.query()
      .where({ purpose, browser_hash: hashOfSecret(browser) })
      .orderBy('id', 'desc')
      .first()
    if (!newest) return null
    if (await takeTry(this, newest.id)) return newest.id
    await newest.delete()
    return null
  }
}
