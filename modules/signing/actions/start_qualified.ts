import { DateTime } from 'luxon'
import { findCompany } from '#modules/accounts/index'
import { providerCallback, signatureProvider, type Leading } from '#modules/sealing/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { levelOfAct } from '../domain/levels.ts'
import SigningAttempt from '../models/signing_attempt.ts'
import { lockOpened, type SigningSession } from '../queries/opened_signing.ts'
import { identifiedBy } from './identified_by.ts'
import { maySign, type SignInput } from './note_signature.ts'
import { ATTEMPT_MINUTES, sealWayBack } from './way_back.ts'

/**
 * A signer agrees and leaves for their provider, which says whose certificate it is. What they agreed to waits for them in
 * an attempt; nothing is signed yet.
 *
 * @returns where the browser goes; null where they have signed already
 */
export class StartQualified {
  static async handle(
    scope: Scope,
    seen: SigningSession,
    input: SignInput,
    locale: Locale
  ): Promise<Result<{ url: string | null }>> {
    const locked = await lockOpened(scope, seen)
    if (!locked.ok) return locked
    const opened = locked.value
    if (opened.you.status === 'SIGNED') return ok({ url: null })
    const documents = await maySign(opened, input)
    if (!documents.ok) return documents
    const provider = signatureProvider()
    if (!provider || levelOfAct(documents.value) !== 'QUALIFIED')
      return fail('E_SIGNING_NO_PROVIDER')
    const identified = await identifiedBy(scope, opened)
    if (!identified.ok) return identified
    const attempt = await SigningAttempt.create({
      casefileSignerId: opened.you.id,
      linkSessionId: opened.sessionId,
      version: input.version,
      sentence: input.sentence,
      hashes: input.hashes,
      typedName: input.typedName ?? null,
      drawnName: input.drawnName ?? null,
      expiresAt: DateTime.now().plus({ minutes: ATTEMPT_MINUTES }),
    })
    const leading = await leadingTo(scope, opened, attempt, locale)
    return ok({ url: provider.addressForCertificate(leading) })
  }
}

/** How the provider leads back to an attempt. */
export async function leadingTo(
  scope: Scope,
  { casefile, you }: SigningSession,
  { id: attemptId }: SigningAttempt,
  locale: Locale
): Promise<Leading> {
  const { slug } = await findCompany(scope)
  const state = sealWayBack({ attemptId, slug, locale, link: casefile.link })
  return { redirectUri: providerCallback(), state, person: you.id, language: locale }
}
