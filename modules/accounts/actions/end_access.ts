import type { Scope } from '#modules/shared/tenancy/scope'
import AccessLink from '../models/access_link.ts'
import KnownBrowser from '../models/known_browser.ts'
import User from '../models/user.ts'
import UserSession from '../models/user_session.ts'

/**
 * Ends what opens an account besides its credentials: browsers, which are not known any more either, programs, tickets
 * to other companies of the partner, and mailed links on their way. `keep` is the session of the browser that asks,
 * where it is to stay. A sign-in of the same moment is waited for, and ends too.
 */
export class EndAccess {
  static async handle(scope: Scope, userId: string, { keep }: { keep?: string } = {}) {
    await User.locked(userId)
    const sessions = UserSession.query().where('user_id', userId)
    await (keep ? sessions.whereNot('id', keep) : sessions).delete()
    await KnownBrowser.query().where('user_id', userId).delete()
    await scope.trx.from('auth_access_tokens').where('tokenable_id', userId).delete()
    await scope.trx.from('partner_tickets').where('user_id', userId).delete()
    await AccessLink.voidOpen((links) => links.where('user_id', userId))
  }
}
