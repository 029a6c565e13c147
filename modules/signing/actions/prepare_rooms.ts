import { createHash } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import drive from '@adonisjs/drive/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import { documentsOf, type CasefileDocument } from '#modules/casefiles/index'
import {
  prepareQualified,
  signatureProvider,
  type Leading,
  type PersonCertificate,
} from '#modules/sealing/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import SigningAttempt, { type PreparedRoom } from '../models/signing_attempt.ts'
import type { SigningSession } from '../queries/opened_signing.ts'
import { leadingTo } from './start_qualified.ts'
import { ATTEMPT_MINUTES } from './way_back.ts'

/** A document that is signed with certificates, as it is now. */
export interface SigningDocument {
  id: string
  fileKey: string
  sha256: string
}

/** An attempt with what it is about, read in one unit of work; no connection is held with it. */
export interface ReadAttempt {
  id: string
  companyId: string
  casefileId: string
  signer: { id: string; name: string; role: 'EMPLOYER' | 'WORKER' }
  language: string
  /** Signatures in the documents so far. */
  signatures: number
  documents: SigningDocument[]
  leading: Leading
  /** Null until they came back once. */
  person: PersonCertificate | null
  rooms: PreparedRoom[]
}

const PURPOSE = 'provider-token'

/** What a signer comes back to, or that they have signed. E_SIGNING_PROVIDER_REFUSED where it is too late. */
export async function readAttempt(
  scope: Scope,
  opened: SigningSession,
  { attemptId, locale }: { attemptId: string; locale: Locale }
): Promise<Result<ReadAttempt | 'signed'>> {
  const { casefile, signers, you } = opened
  if (you.status === 'SIGNED') return ok('signed')
  const attempt = await SigningAttempt.under(attemptId, opened)
  if (!attempt) return fail('E_SIGNING_PROVIDER_REFUSED')
  if (!signatureProvider()) return fail('E_SIGNING_NO_PROVIDER')
  return ok({
    id: attempt.id,
    companyId: scope.companyId,
    casefileId: casefile.id,
    signer: { id: you.id, name: you.name, role: you.role },
    language: casefile.language,
    signatures: signers.filter(({ status }) => status === 'SIGNED').length,
    documents: qualifiedAmong(await documentsOf([casefile.id])),
    leading: await leadingTo(scope, opened, attempt, locale),
    person: personOf(attempt),
    rooms: attempt.rooms ?? [],
  })
}

/** Those that are signed with certificates, as they are now. */
export function qualifiedAmong(documents: readonly CasefileDocument[]): SigningDocument[] {
  return documents
    .filter(({ level }) => level === 'QUALIFIED')
    .map(({ id, shownFileKey, shownHash, signingFileKey, signingHash }) => ({
      id,
      fileKey: signingFileKey ?? shownFileKey!,
      sha256: signingHash ?? shownHash!,
    }))
}

/** Whether a document is not any more the one that room was made in. */
export function hasMoved({ documents, rooms }: Pick<ReadAttempt, 'documents' | 'rooms'>): boolean {
  return documents.some(
    ({ id, sha256 }) => !rooms.some(({ documentId, from }) => documentId === id && from === sha256)
  )
}

/**
 * Makes room for a person's signature in each document as it is, and keeps it with the attempt.
 *
 * @returns what they sign, one SHA-256 a document
 */
export async function prepareRooms(
  inScope: InScope,
  attempt: ReadAttempt,
  person: PersonCertificate
): Promise<Buffer[]> {
  const prepared: Awaited<ReturnType<typeof prepare>>[] = []
  for (const document of attempt.documents) prepared.push(await prepare(attempt, person, document))
  await inScope(async () => {
    const row = await SigningAttempt.findOrFail(attempt.id)
    await row
      .merge({
        certificates: [person.certificate, ...person.chain].map((one) => one.toString('base64')),
        provider: sealToken(person),
        rooms: prepared.map(({ room }) => room),
      })
      .save()
  })
  return prepared.map(({ digest }) => digest)
}

async function prepare(
  { companyId, casefileId, signer, language, signatures }: ReadAttempt,
  person: PersonCertificate,
  { id: documentId, fileKey: from, sha256 }: SigningDocument
): Promise<{ room: PreparedRoom; digest: Buffer }> {
  const bytes = await drive.use().getBytes(from)
  if (sha256Of(bytes) !== sha256)
    throw new Error(`The file of document ${documentId} is not the one that is signed`)
  const { room, digest } = await prepareQualified(bytes, {
    ...person,
    // Unique in the file, where a signer may have been replaced.
    fieldName: `${signer.role.toLowerCase()}-${signatures + 1}`,
    reason: i18nManager.locale(language).t('signing_consent.reason'),
  })
  const fileKey = await keepPdf({ companyId, casefileId }, room.bytes)
  const place = { from: room.from, to: room.to, digest: room.digest.toString('base64') }
  return { room: { documentId, from: sha256, fileKey, room: place }, digest }
}

/** Writes a PDF among the files of its casefile, called by its bytes; without a row that names it the upkeep removes it. */
export async function keepPdf(
  { companyId, casefileId }: Pick<ReadAttempt, 'companyId' | 'casefileId'>,
  pdf: Uint8Array
): Promise<string> {
  const fileKey = `company/${companyId}/casefiles/${casefileId}/${sha256Of(pdf)}.pdf`
  await drive.use().put(fileKey, pdf)
  return fileKey
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Token = Pick<PersonCertificate, 'credentialId' | 'token'>

/** What the provider gave us to use a certificate; good for minutes there, and unreadable in a copy of the database. */
function sealToken({ credentialId, token }: Token): string {
  const kept: Token = { credentialId, token }
  return encryption
    .use('signatures')
    .encrypt(kept, { expiresIn: `${ATTEMPT_MINUTES} mins`, purpose: PURPOSE })
}

function personOf({ certificates, provider }: SigningAttempt): PersonCertificate | null {
  if (certificates === null || provider === null) return null
  const token = encryption.use('signatures').decrypt<Token>(provider, PURPOSE)
  if (!token) return null
  const [certificate, ...chain] = certificates.map((one) => Buffer.from(one, 'base64'))
  return { ...token, certificate, chain }
}
