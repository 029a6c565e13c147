import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import Invitation from '../models/invitation.ts'

/** The open invitation behind a link; unknown, used, withdrawn, expired and foreign links answer alike. */
export async function findInvitation(_scope: Scope, secret: string): Promise<Result<Invitation>> {
  const invitation = await Invitation.open()
    .where('secret_hash', hashOfSecret(secret))
    .forUpdate()
    .first()
  return invitation ? ok(invitation) : fail('E_NOT_FOUND')
}
