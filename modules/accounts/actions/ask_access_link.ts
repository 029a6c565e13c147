import { DateTime } from 'luxon'
import { mail } from '#modules/shared/mail/mail'
import { waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { linkEnd, type MailedPurpose } from '../domain/access_link_lifetime.ts'
import AccessLink from '../models/access_link.ts'
import User from '../models/user.ts'

export interface AskAccessLinkInput {
  purpose: MailedPurpose
  email: string
  /** The secret of the browser that asks, for a link that only it may use. */
  browser?: string
  remembered?: boolean
}

/**
 * Asks for a mailed link. An address without an account does the same work and gets no mail, so that neither
 * the answer nor its time tells who has an account.
 */
export class AskAccessLink {
  static async handle(
    scope: Scope,
    { purpose, email, browser, remembered = false }: AskAccessLinkInput
  ): Promise<void> {
    const user = await User.query()
      .where('email', email.trim().toLowerCase())
      .whereNull('deactivated_at')
      .first()
    await AccessLink.forgetOld()
    if (browser) await voidEarlier(scope, user?.id ?? null, hashOfSecret(browser))
    const { id } = await AccessLink.create({
      purpose,
      userId: user?.id ?? null,
      browserHash: browser ? hashOfSecret(browser) : null,
      remembered,
      expiresAt: DateTime.fromMillis(linkEnd(Date.now(), purpose)),
    })
    await mail(scope, 'access-link', `access-link/${id}`, { linkId: id })
  }
}

/** A person has one open link in a browser. Who asks twice in the same moment waits here for the first. */
async function voidEarlier(scope: Scope, userId: string | null, browserHash: string) {
  await waitForTwin(scope, browserHash)
  await AccessLink.voidOpen((links) =>
    links
      .where({ purpose: 'SIGN_IN', browser_hash: browserHash })
      .where((whose) => (userId ? whose.where('user_id', userId) : whose.whereNull('user_id')))
  )
}
