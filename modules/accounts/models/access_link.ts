import { DateTime } from 'luxon'
import { AccessLinkSchema } from '#database/schema'
import type { AccessPurpose } from '../domain/access_link_lifetime.ts'

/** A link with which a person signs in or chooses a new password, once: mailed, or led to by Google. */
export default class AccessLink extends AccessLinkSchema {
  /** What ended more than a day ago says nothing any more. */
  static forgetOld() {
    const yesterday = DateTime.now().minus({ days: 1 }).toJSDate()
    return this.query().where('expires_at', '<', yesterday).delete()
  }

  /** Sent, neither used nor past its end; locked, so that two clicks do not both use it. */
  static usable(purpose: AccessPurpose) {
    return this.query()
      .where('purpose', purpose)
      .whereNotNull('sent_at')
      .whereNull('used_at')
      .where('expires_at', '>', new Date(Date.now()))
      .orderBy('id', 'desc')
      .forUpdate()
  }
}
