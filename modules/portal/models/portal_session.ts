import { DateTime } from 'luxon'
import { PortalSessionSchema } from '#database/schema'
import { sessionEnd } from '#modules/accounts/index'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'

interface Opening {
  workerId: string
  /** Whose mailbox opened it. */
  addressHash: string
  remembered: boolean
  browser?: string
}

/** A browser in which a worker is signed in to their portal. Its cookie holds a token, the row the token's hash. */
export default class PortalSession extends PortalSessionSchema {
  static async open({ browser, remembered, ...whose }: Opening): Promise<string> {
    const token = newSecret()
    await PortalSession.create({
      ...whose,
      remembered,
      browser: browser?.slice(0, 300) ?? '',
      tokenHash: hashOfSecret(token),
      endsAt: DateTime.fromMillis(sessionEnd(Date.now(), remembered)),
      lastUsedAt: DateTime.now(),
    })
    return token
  }

  /** The open session of a token; null once it ended, however often it was used. */
  static of(token: string): Promise<PortalSession | null> {
    return this.query()
      .where('token_hash', hashOfSecret(token))
      .where('ends_at', '>', new Date(Date.now()))
      .first()
  }

  /** A use moves its end on; a minute more or less does not matter, a write a request does. */
  async moveOn(): Promise<void> {
    const end = sessionEnd(Date.now(), this.remembered, this.createdAt.toMillis())
    if (end - this.endsAt.toMillis() < 60_000) return
    this.endsAt = DateTime.fromMillis(end)
    this.lastUsedAt = DateTime.now()
    await this.save()
  }
}
