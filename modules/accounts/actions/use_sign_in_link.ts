import { DateTime } from 'luxon'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { matchesCode } from '#modules/shared/values/short_code'
import AccessLink from '../models/access_link.ts'
import User from '../models/user.ts'

export interface UseSignInLinkInput {
  /** A mailed link, or the ticket that leads back from Google. */
  purpose: 'SIGN_IN' | 'GOOGLE'
  /** What stands in the browser's cookie. */
  browser: string | null
  /** From the link, or the code of the same mail typed by hand and the link that has counted it. */
  proof: { secret: string } | { code: string; linkId: string | undefined }
}

/**
 * Whose link it is, once. The link opens only in the browser that asked for it: a person who was sent a link they
 * did not ask for cannot be signed in by it, and a mail read by others opens nothing elsewhere.
 */
export class UseSignInLink {
  static async handle(
    _scope: Scope,
    { purpose, browser, proof }: UseSignInLinkInput
  ): Promise<Result<{ user: User; remembered: boolean }>> {
    const user = await User.locked(AccessLink.query().where(named(proof)).select('user_id'))
    const found = await ('secret' in proof
      ? bySecret(purpose, proof.secret, browser)
      : byCode(proof.code, proof.linkId))
    if (!found.ok) return found
    const link = found.value
    if (!user || user.deactivatedAt) return fail('E_LINK_GONE')
    await link.merge({ usedAt: DateTime.now(), secretHash: null, codeHash: null }).save()
    return ok({ user, remembered: link.remembered })
  }
}

function named(proof: UseSignInLinkInput['proof']) {
  return 'secret' in proof
    ? { secret_hash: hashOfSecret(proof.secret) }
    : { id: proof.linkId ?? null }
}

async function bySecret(
  purpose: UseSignInLinkInput['purpose'],
  secret: string,
  browser: string | null
): Promise<Result<AccessLink>> {
  const link = await AccessLink.usable(purpose).where('secret_hash', hashOfSecret(secret)).first()
  if (!link) return fail('E_LINK_GONE')
  return browser && link.browserHash === hashOfSecret(browser) ? ok(link) : fail('E_OTHER_BROWSER')
}

async function byCode(code: string, linkId: string | undefined): Promise<Result<AccessLink>> {
  const link = linkId && (await AccessLink.usable('SIGN_IN').where('id', linkId).first())
  return link && matchesCode(link.id, code, link.codeHash) ? ok(link) : fail('E_INVALID_CODE')
}
