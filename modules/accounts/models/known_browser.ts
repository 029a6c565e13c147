import { DateTime } from 'luxon'
import { KnownBrowserSchema } from '#database/schema'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'

/** As long as a session may last at most. */
export const KNOWN_DAYS = 90

/** A browser with which a person has signed in. It opens nothing; guesses of strangers do not shut it out. */
export default class KnownBrowser extends KnownBrowserSchema {
  /** Whether the person with this id or address has signed in with the browser of this cookie. */
  static async knows(whose: { id: string } | { email: string }, secret: string): Promise<boolean> {
    const found = await this.query()
      .join('users', 'users.id', 'known_browsers.user_id')
      .where('id' in whose ? { 'users.id': whose.id } : { 'users.email': whose.email })
      .where('secret_hash', hashOfSecret(secret))
      .where('ends_at', '>', new Date(Date.now()))
      .select('known_browsers.id')
      .first()
    return found !== null
  }

  /** Remembers it from this sign-in on; true where the person has not come with it before. */
  static async remember({ trx }: Scope, userId: string, secret: string): Promise<boolean> {
    await this.query().where('user_id', userId).where('ends_at', '<', new Date()).delete()
    const { rows } = await trx.rawQuery(
      `insert into known_browsers (user_id, secret_hash, ends_at) values (?, ?, ?)
         on conflict (company_id, user_id, secret_hash) do update set ends_at = excluded.ends_at
       returning xmax = 0 as is_new`,
      [userId, hashOfSecret(secret), DateTime.now().plus({ days: KNOWN_DAYS }).toJSDate()]
    )
    return rows[0].is_new
  }
}
