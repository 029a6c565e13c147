import { DateTime } from 'luxon'
import {
  appendToCasefile,
  documentsOf,
  statusAfter,
  type CasefileDocument,
} from '#modules/casefiles/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import SigningConsent, {
  type IDENTIFIED_BY,
  type UsedCertificate,
} from '../models/signing_consent.ts'
import { consentSentence } from '../queries/consent_sentence.ts'
import type { OpenedSigning } from '../queries/opened_signing.ts'
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
 * Whether a signer may sign what they saw, with the casefile locked: it is their turn, and what was seen is what stands
 * there, to the byte.
 */
export async function maySign(
  opened: OpenedSigning,
  input: SignInput
): Promise<Result<CasefileDocument[]>> {
  const { casefile, you } = opened
  const allowed = mayAnswer(opened, 'sign')
  if (!allowed.ok) return allowed
  const documents = await documentsOf([casefile.id])
  const sentence = consentSentence(casefile, you, documents)
  const isSeen =
    input.version === casefile.version &&
    input.sentence === sentence &&
    input.hashes.length === documents.length &&
    documents.every(({ id, shownHash }) =>
      input.hashes.some(({ documentId, sha256 }) => documentId === id && sha256 === shownHash)
    )
  return isSeen ? ok(documents) : fail('E_STALE_VERSION')
}

/** By what it was known who signed, and with which certificate of theirs. */
export type Identified =
  | { level: 'SIMPLE'; identifiedBy: (typeof IDENTIFIED_BY)[number]; certificate: null }
  | { level: 'QUALIFIED'; identifiedBy: 'CERTIFICATE'; certificate: UsedCertificate }

/**
 * Writes down that a signer signed, in one transaction with the mails to those whose turn comes; the last signature and
 * SEALING are one too.
 */
export async function noteSignature(
  scope: Scope,
  opened: OpenedSigning,
  input: SignInput,
  evidence: Evidence,
  identified: Identified
): Promise<Result<null>> {
  const { casefile, signers, you } = opened
  const at = DateTime.now()
  await SigningConsent.create({
    casefileSignerId: you.id,
    version: input.version,
    sentence: input.sentence,
    hashes: input.hashes,
    ...identified,
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
  const { level, identifiedBy } = identified
  await appendToCasefile(scope, casefile, 'SIGNED', {
    details: { name: you.name },
    audit: { signer: you.id, version: casefile.version, level, identifiedBy },
  })
  if (!isLast) await inviteSigners(scope, casefile)
  await signal(scope, casefile)
  return ok(null)
}
