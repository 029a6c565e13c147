import type { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import UserSession from '../models/user_session.ts'

/**
 * Finds the person behind a browser's cookie. The cookie holds the id of a session, not of a person: a
 * session that ended opens nothing, even where an answer still under way writes its cookie once more.
 */
export class SessionUsers implements SessionUserProviderContract<UserSession> {
  declare [symbols.PROVIDER_REAL_USER]: UserSession

  async createUserForGuard(session: UserSession): Promise<SessionGuardUser<UserSession>> {
    return { getId: () => session.id, getOriginal: () => session }
  }

  async findById(id: string | number | BigInt): Promise<SessionGuardUser<UserSession> | null> {
    const session = await UserSession.use(String(id))
    return session && this.createUserForGuard(session)
  }
}
