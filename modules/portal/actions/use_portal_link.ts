import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { matchesCode } from '#modules/shared/values/short_code'
import { findWorker, type Worker } from '#modules/team/index'
import PortalLink from '../models/portal_link.ts'
import PortalSession from '../models/portal_session.ts'
import { asWorker } from '../queries/as_worker.ts'
import { hashOfAddress } from '../queries/worker_of_session.ts'

export interface UsePortalLinkInput {
  /** What stands in the browser's cookie. */
  browser: string | null
  userAgent: string | undefined
  /** From the link, or the code of the same mail typed by hand and the link that has counted it. */
  proof: { secret: string } | { code: string; linkId: string | undefined }
}

/** Signs a worker in with a mailed link, once, in the browser that asked for it. */
export class UsePortalLink {
  static async handle(
    scope: Scope,
    { browser, userAgent, proof }: UsePortalLinkInput
  ): Promise<Result<{ worker: Worker; token: string; remembered: boolean }>> {
    const found = await ('secret' in proof
      ? bySecret(proof.secret, browser)
      : byCode(proof.code, proof.linkId))
    if (!found.ok) return found
    const { workerId, remembered, addressHash } = found.value
    const worker = workerId && (await findWorker(asWorker(scope), workerId))
    if (!worker || !worker.ok || hashOfAddress(worker.value.email) !== addressHash)
      return fail('E_LINK_GONE')
    await found.value.merge({ usedAt: DateTime.now(), secretHash: null, codeHash: null }).save()
    const token = await PortalSession.open({
      workerId,
      addressHash,
      remembered,
      browser: userAgent,
    })
    await record(scope, 'portal.signed_in', { type: 'worker', id: workerId })
    return ok({ worker: worker.value, token, remembered })
  }
}

async function bySecret(secret: string, browser: string | null): Promise<Result<PortalLink>> {
  const link = await PortalLink.usable().where('secret_hash', hashOfSecret(secret)).first()
  if (!link) return fail('E_LINK_GONE')
  return browser && link.browserHash === hashOfSecret(browser) ? ok(link) : fail('E_OTHER_BROWSER')
}

async function byCode(code: string, linkId: string | undefined): Promise<Result<PortalLink>> {
  const link = linkId && (await PortalLink.usable().where('id', linkId).first())
  return link && matchesCode(link.id, code, link.codeHash) ? ok(link) : fail('E_INVALID_CODE')
}
