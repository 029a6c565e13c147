import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import SigningCode from '../models/signing_code.ts'
import type { IDENTIFIED_BY } from '../models/signing_consent.ts'
import { asksCode } from '../queries/asks_code.ts'
import type { SigningSession } from '../queries/opened_signing.ts'

/** By what it is known whose hands these are; a refusal where a code is asked for and was not typed. */
export async function identifiedBy(
  scope: Scope,
  opened: SigningSession
): Promise<Result<(typeof IDENTIFIED_BY)[number]>> {
  const code = await SigningCode.confirmed(opened.you.id, opened.sessionId)
  if (code) return ok(code.via === 'PHONE' ? 'LINK_AND_TEXT_MESSAGE_CODE' : 'LINK_AND_MAIL_CODE')
  return (await asksCode(scope, opened)) ? fail('E_SIGNING_CODE_MISSING') : ok('LINK')
}
