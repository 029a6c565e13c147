import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { UserSessionSchema } from '#database/schema'
import { isUuid } from '#modules/shared/values/is_uuid'
import { sessionEnd, waitingEnd } from '../domain/session_lifetime.ts'
import User from './user.ts'

interface Opening {
  browser?: string
  /** Whether password, mail or second factor opened it just now, and not another service. */
  proven: boolean
}

/**
 * A browser in which a person is signed in. The session cookie holds its id; without its row the cookie opens nothing,
 * and while the row awaits the second factor neither.
 */
export default class UserSession extends UserSessionSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Opens a session for a person; it lasts for weeks where "remember me" was ticked. */
  static open(user: User, remembered: boolean, { browser, proven }: Opening): Promise<UserSession> {
    return this.#start(user, remembered, browser, {
      awaitsSecondFactor: false,
      endsAt: DateTime.fromMillis(sessionEnd(Date.now(), remembered)),
      provenAt: proven ? DateTime.now() : null,
    })
  }

  /** A session that becomes another, trusted one with the second factor, within ten minutes. */
  static openWaiting(user: User, remembered: boolean, browser?: string): Promise<UserSession> {
    return this.#start(user, remembered, browser, {
      awaitsSecondFactor: true,
      endsAt: DateTime.fromMillis(waitingEnd(Date.now())),
    })
  }

  static #start(
    user: User,
    remembered: boolean,
    browser: string | undefined,
    state: Pick<UserSession, 'awaitsSecondFactor' | 'endsAt'> & Partial<UserSession>
  ): Promise<UserSession> {
    return this.create({
      userId: user.id,
      remembered,
      browser: browser?.slice(0, 300) ?? '',
      ...state,
    })
  }

  /** The open, trusted session with this id and its person, or null once it ended; a use moves its end on. */
  static async use(id: string): Promise<UserSession | null> {
    const session = await this.#open(id, false)
    if (!session) return null
    const end = sessionEnd(Date.now(), session.remembered, session.createdAt.toMillis())
    if (end <= Date.now()) return null
    await session.#moveOn(end)
    return session
  }

  /** Whose session it is, where it is open; a use it is not. */
  static async personOf(id: string): Promise<string | null> {
    return (await this.#open(id, false))?.userId ?? null
  }

  /** The session with this id that waits for the second factor. */
  static waiting(id: string): Promise<UserSession | null> {
    return this.#open(id, true)
  }

  static async #open(id: string, waiting: boolean): Promise<UserSession | null> {
    if (!isUuid(id)) return null
    const session = await this.query()
      .join('users', 'users.id', 'user_sessions.user_id')
      .where('user_sessions.id', id)
      .where('awaits_second_factor', waiting)
      .where('ends_at', '>', new Date(Date.now()))
      .select('user_sessions.*', ...columnsOfUser())
      .first()
    session?.$setRelated('user', userOf(session.$extras))
    return session
  }

  /** Not at each request: a minute more or less does not matter, a write a request does. */
  async #moveOn(end: number): Promise<void> {
    if (end - this.endsAt.toMillis() < 60_000) return
    this.endsAt = DateTime.fromMillis(end)
    this.lastUsedAt = DateTime.now()
    await this.save()
  }
}

const OF_USER = 'owner_'

/** The person's columns beside the session's: every request asks for both, and one query finds them. */
function columnsOfUser(): string[] {
  return [...User.$columnsDefinitions.values()].map(
    ({ columnName }) => `users.${columnName} as ${OF_USER}${columnName}`
  )
}

function userOf(columns: Record<string, unknown>): User {
  const entries = Object.entries(columns)
  return User.$createFromAdapterResult(
    Object.fromEntries(entries.map(([name, value]) => [name.slice(OF_USER.length), value]))
  )!
}
