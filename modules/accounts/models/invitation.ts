import { InvitationSchema } from '#database/schema'

/** A person who was invited to become a user of the company. */
export default class Invitation extends InvitationSchema {
  /** Neither used, withdrawn nor past its end. */
  static open() {
    return this.query()
      .whereNull('accepted_at')
      .whereNull('withdrawn_at')
      .where('expires_at', '>', new Date(Date.now()))
  }
}
