import { AccessToken, DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type User from './user.ts'

const USE_NOTED_EVERY_MS = 60_000

/**
 * Tokens of which a use is noted once a minute. The package notes each one, in the transaction of the call: calls with
 * one token would wait for each other.
 */
export class ApiTokens extends DbAccessTokensProvider<typeof User> {
  /** The token with this text, or null where it is unknown, wrong or past its end. */
  override async verify(text: Secret<string>): Promise<AccessToken | null> {
    const sent = AccessToken.decode(this.prefix, text.release())
    if (!sent) return null
    const database = await this.getDb()
    const row = await database
      .from(this.table)
      .where({ id: sent.identifier, type: this.type })
      .first()
    if (!row) return null
    const token = this.dbRowToAccessToken(row)
    if (!token.verify(sent.secret) || token.isExpired()) return null
    if (Date.now() - (token.lastUsedAt?.getTime() ?? 0) >= USE_NOTED_EVERY_MS)
      await database.from(this.table).where('id', row.id).update({ last_used_at: new Date() })
    return token
  }
}
