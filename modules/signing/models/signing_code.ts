import { DateTime } from 'luxon'
import { SigningCodeSchema } from '#database/schema'
import { takeTry } from '#modules/shared/limits/row_tries'
import { matchesCode } from '#modules/shared/values/short_code'

/** A code to a signer; the newest of their browser opens, once, and counts for an hour. */
export default class SigningCode extends SigningCodeSchema {
  declare via: 'EMAIL' | 'PHONE'

  /** Counts a guess at the newest code of a browser. False where none is under way, or it is void. */
  static async takeTry(casefileSignerId: string, linkSessionId: string): Promise<boolean> {
    const code = await this.#newest(casefileSignerId, linkSessionId)
    return code !== null && takeTry(this, code.id)
  }

  /** Notes that the newest code of a browser was typed; false where it is another one. */
  static async confirm(
    casefileSignerId: string,
    linkSessionId: string,
    typed: string
  ): Promise<boolean> {
    const code = await this.#newest(casefileSignerId, linkSessionId)
    if (!code || !matchesCode(code.id, typed, code.codeHash)) return false
    const now = DateTime.now()
    await code.merge({ confirmedAt: now, expiresAt: now }).save()
    return true
  }

  /** The code by which this browser showed within the hour whose hands it is in. */
  static confirmed(casefileSignerId: string, linkSessionId: string): Promise<SigningCode | null> {
    return this.query()
      .where({ casefileSignerId, linkSessionId })
      .where('confirmed_at', '>', DateTime.now().minus({ hours: 1 }).toJSDate())
      .orderBy('id', 'desc')
      .first()
  }

  static async #newest(
    casefileSignerId: string,
    linkSessionId: string
  ): Promise<SigningCode | null> {
    const newest = await this.query()
      .where({ casefileSignerId, linkSessionId })
      .orderBy('id', 'desc')
      .forUpdate()
      .first()
    return newest && newest.expiresAt > DateTime.now() ? newest : null
  }
}
