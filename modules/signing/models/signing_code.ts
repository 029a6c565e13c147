import { DateTime } from 'luxon'
import { SigningCodeSchema } from '#database/schema'

/** A code to a signer; the newest of their browser opens, once, and counts for an hour. */
export default class SigningCode extends SigningCodeSchema {
  declare via: 'EMAIL' | 'PHONE'

  /** Notes that it was typed. */
  confirm(): Promise<this> {
    this.confirmedAt = DateTime.now()
    this.expiresAt = this.confirmedAt
    return this.save()
  }

  /** The code by which this browser showed within the hour whose hands it is in. */
  static confirmed(casefileSignerId: string, linkSessionId: string): Promise<SigningCode | null> {
    return this.query()
      .where({ casefileSignerId, linkSessionId })
      .where('confirmed_at', '>', DateTime.now().minus({ hours: 1 }).toJSDate())
      .orderBy('id', 'desc')
      .first()
  }
}
