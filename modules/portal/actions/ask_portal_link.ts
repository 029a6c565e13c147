import { DateTime } from 'luxon'
import { linkEnd } from '#modules/accounts/index'
import { mail } from '#modules/shared/mail/mail'
import { waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { visibleWorkers } from '#modules/team/index'
import PortalLink from '../models/portal_link.ts'
import { asWorker } from '../queries/as_worker.ts'
import { hashOfAddress } from '../queries/worker_of_session.ts'

export interface AskPortalLinkInput {
  email: string
  /** The secret of the browser that asks: only it may use the link. */
  browser: string
  remembered: boolean
  /** The page of the portal that the link leads to; its first page without. */
  returnUrl?: string
}

/**
 * Asks for a mailed link to the portal. An address that is no worker's does the same work and gets no mail, so that
 * neither the answer nor its time tells who works here. Where two people share an address neither is meant.
 */
export class AskPortalLink {
  static async handle(
    scope: Scope,
    { email, browser, remembered, returnUrl }: AskPortalLinkInput
  ): Promise<void> {
    const address = email.trim().toLowerCase()
    const own = await visibleWorkers(asWorker(scope))
      .whereRaw('lower(email) = ?', [address])
      .limit(2)
    const [browserHash, addressHash] = [hashOfSecret(browser), hashOfAddress(address)]
    await waitForTwin(scope, browserHash)
    await PortalLink.voidOpen(browserHash, addressHash)
    const { id } = await PortalLink.create({
      workerId: own.length === 1 ? own[0]!.id : null,
      addressHash,
      browserHash,
      remembered,
      expiresAt: DateTime.fromMillis(linkEnd(Date.now(), 'SIGN_IN')),
    })
    await mail(scope, 'portal-link', `portal-link/${id}`, { linkId: id, returnUrl })
  }
}
