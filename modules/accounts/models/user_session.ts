import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { UserSessionSchema } from '#database/schema'
import { sessionEnd } from '../domain/session_lifetime.ts'
import User from './user.ts'

/** A browser somebody is signed in with. The session cookie holds its id; without its row the cookie opens nothing. */
export default class UserSession extends UserSessionSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Opens a session for a person; it lasts for weeks where "remember me" was ticked. */
  static open(user: User, remembered: boolean): Promise<UserSession> {
    const endsAt = DateTime.fromMillis(sessionEnd(Date.now(), remembered))
    return this.create({ userId: user.id, remembered, endsAt })
  }

  /** The open session with this id and its person, or null once it ended; a use moves its end on. */
  static async use(id: string): Promise<UserSession | null> {
    const session = await this.query()
      .where('id', id)
      .where('ends_at', '>', new Date(Date.now()))
      .preload('user')
      .first()
    if (session) await session.#moveOn()
    return session
  }

  /** Not at each request: a minute more or less does not matter, a write a request does. */
  async #moveOn(): Promise<void> {
    const end = sessionEnd(Date.now(), this.remembered)
    if (end - this.endsAt.toMillis() < 60_000) return
    this.endsAt = DateTime.fromMillis(end)
    await this.save()
  }
}
