import { DateTime } from 'luxon'
import { appendToCasefile, documentsOf, statusAfter } from '#modules/casefiles/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import SigningCode from '../models/signing_code.ts'
import SigningConsent, { type IDENTIFIED_BY } from '../models/signing_consent.ts'
import { consentSentence } from '../queries/consent_sentence.ts'
import { lockOpened, type OpenedSigning, type SigningSession } from '../queries/opened_signing.ts'
import { asksCode } from '../queries/asks_code.ts'
import { inviteSigners } from './invite_signers.ts'
import { mayAnswer } from './may_answer.ts'
import { signal } from './signing_trail.ts'

/** What a signer saw, and agrees to. */
export interface SignInput {
  version: number
  hashes: { documentId: string; sha256: string }[]
  /** The exact words that were shown. */
  sentence: string
  typedName?: string
  /** A PNG. */
  drawnName?: Buffer
}

/** From where it came. */
export interface Evidence {
  ip: string
  userAgent: string
}

/**
 * A signer signs everything in a casefile, in one act. Under the casefile's lock: who signed already is answered as the
 * first time. What was seen must be what stands there, to the byte. The last signature and SEALING are one transaction,
 * and so are any other and the mails to those whose turn comes.
 */
export class SignCasefile {
  static async handle(
    scope: Scope,
    seen: SigningSession,
    input: SignInput,
    evidence: Evidence
  ): Promise<Result<OpenedSigning>> {
    const locked = await lockOpened(scope, seen)
    if (!locked.ok) return locked
    const opened = locked.value
    const { casefile, signers, you } = opened
    if (you.status === 'SIGNED') return ok(opened)
    const allowed = mayAnswer(opened, 'sign')
    if (!allowed.ok) return allowed
    const documents = await documentsOf([casefile.id])
    const sentence = consentSentence(casefile, you, documents)
    if (!isWhatStands(input, { version: casefile.version, sentence, documents }))
      return fail('E_STALE_VERSION')
    const identified = await identifiedBy(scope, opened)
    if (!identified.ok) return identified
    const at = DateTime.now()
    await SigningConsent.create({
      casefileSignerId: you.id,
      version: casefile.version,
      sentence,
      level: 'SIMPLE',
      hashes: documents.map(({ id, shownHash }) => ({ documentId: id, sha256: shownHash! })),
      identifiedBy: identified.value,
      ip: evidence.ip,
      userAgent: evidence.userAgent.slice(0, 500),
      typedName: input.typedName ?? null,
      drawnName: input.drawnName ?? null,
      at,
    })
    await you.merge({ status: 'SIGNED', signedAt: at }).save()
    const isLast = signers.every(({ status }) => status === 'SIGNED')
    const next = statusAfter(casefile.status, isLast ? 'signLast' : 'sign', 'SIGNER')
    if (!next.ok) return fail(next.problem)
    await casefile.merge({ status: next.status }).save()
    await appendToCasefile(scope, casefile, 'SIGNED', {
      details: { name: you.name },
      audit: { signer: you.id, version: casefile.version, identifiedBy: identified.value },
    })
    if (!isLast) await inviteSigners(scope, casefile)
    await signal(scope, casefile)
    return ok(opened)
  }
}

function isWhatStands(
  { version, hashes, sentence }: SignInput,
  now: {
    version: number
    sentence: string
    documents: readonly { id: string; shownHash: string | null }[]
  }
): boolean {
  return (
    version === now.version &&
    sentence === now.sentence &&
    hashes.length === now.documents.length &&
    now.documents.every(({ id, shownHash }) =>
      hashes.some(({ documentId, sha256 }) => documentId === id && sha256 === shownHash)
    )
  )
}

/** By what it is known whose hands these are; a refusal where a code is asked for and was not typed. */
async function identifiedBy(
  scope: Scope,
  opened: SigningSession
): Promise<Result<(typeof IDENTIFIED_BY)[number]>> {
  const code = await SigningCode.confirmed(opened.you.id, opened.sessionId)
  if (code) return ok(code.via === 'PHONE' ? 'LINK_AND_TEXT_MESSAGE_CODE' : 'LINK_AND_MAIL_CODE')
  return (await asksCode(scope, opened)) ? fail('E_SIGNING_CODE_MISSING') : ok('LINK')
}
