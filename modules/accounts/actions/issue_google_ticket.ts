import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret, newSecretOf } from '#modules/shared/values/secret_link'
import { linkEnd } from '../domain/access_link_lifetime.ts'
import AccessLink from '../models/access_link.ts'
import User from '../models/user.ts'

export interface IssueGoogleTicketInput {
  /** As Google vouched for it. */
  email: string
  browserHash: string
  remembered: boolean
}

/**
 * The ticket with which the browser that left for Google signs in at its company, once, within two minutes. Null for
 * an address without an open account here: Google creates no user.
 */
export class IssueGoogleTicket {
  static async handle(
    _scope: Scope,
    { email, browserHash, remembered }: IssueGoogleTicketInput
  ): Promise<string | null> {
    const user = await User.query()
      .where('email', email.toLowerCase())
      .whereNull('deactivated_at')
      .first()
    if (!user) return null
    await AccessLink.forgetOld()
    const link = await AccessLink.create({
      purpose: 'GOOGLE',
      userId: user.id,
      browserHash,
      remembered,
      expiresAt: DateTime.fromMillis(linkEnd(Date.now(), 'GOOGLE')),
    })
    const secret = newSecretOf(link.id)
    await link.merge({ secretHash: hashOfSecret(secret) }).save()
    return secret
  }
}
