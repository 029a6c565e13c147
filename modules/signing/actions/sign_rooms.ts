import drive from '@adonisjs/drive/services/main'
import { digestToSign, embedQualified, ownerOf, signatureProvider } from '#modules/sealing/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import SigningAttempt, { type PreparedRoom } from '../models/signing_attempt.ts'
import { lockOpened, type SigningSession } from '../queries/opened_signing.ts'
import { maySign, noteSignature, type Evidence } from './note_signature.ts'
import { hasMoved, keepPdf, qualifiedAmong, sha256Of, type ReadAttempt } from './prepare_rooms.ts'

/** A document with one more signature. */
interface SignedDocument {
  documentId: string
  fileKey: string
  sha256: string
}

/**
 * Takes the signatures from the provider, puts each into its room with a time stamp, and writes the files.
 *
 * @throws SealUnavailable, CscRefused
 */
export async function signRooms(attempt: ReadAttempt, code: string): Promise<SignedDocument[]> {
  const person = attempt.person!
  const { rooms } = attempt
  const digests = rooms.map(({ room }) => digestToSign(inBytes(room), person.certificate))
  const { redirectUri } = attempt.leading
  const values = await signatureProvider()!.sign(person, digests, code, redirectUri)
  const signed: SignedDocument[] = []
  for (const [at, { documentId, fileKey, room }] of rooms.entries()) {
    const bytes = await drive.use().getBytes(fileKey)
    const pdf = await embedQualified({ ...inBytes(room), bytes }, person, values[at])
    signed.push({ documentId, fileKey: await keepPdf(attempt, pdf), sha256: sha256Of(pdf) })
  }
  return signed
}

const inBytes = (room: PreparedRoom['room']) => ({
  ...room,
  digest: Buffer.from(room.digest, 'base64'),
})

/**
 * Notes the signatures with the casefile locked: all that was agreed to must be what stands there now, and each document the
 * one that was signed. Where another signed first, nothing is noted.
 */
export async function noteQualified(
  scope: Scope,
  seen: SigningSession,
  { id, person, rooms }: ReadAttempt,
  signed: readonly SignedDocument[],
  evidence: Evidence
): Promise<Result<'signed' | 'moved'>> {
  const locked = await lockOpened(scope, seen)
  if (!locked.ok) return locked
  const opened = locked.value
  if (opened.you.status === 'SIGNED') return ok('signed')
  const attempt = await SigningAttempt.under(id, opened)
  if (!attempt) return fail('E_SIGNING_PROVIDER_REFUSED')
  const { version, sentence, hashes, typedName, drawnName } = attempt
  const input = {
    ...{ version, sentence, hashes },
    ...(typedName !== null && { typedName }),
    ...(drawnName !== null && { drawnName }),
  }
  const allowed = await maySign(opened, input)
  if (!allowed.ok) return allowed
  if (hasMoved({ documents: qualifiedAmong(allowed.value), rooms })) return ok('moved')
  for (const { documentId, fileKey, sha256 } of signed) {
    const document = allowed.value.find((one) => one.id === documentId)!
    await document.merge({ signingFileKey: fileKey, signingHash: sha256 }).save()
  }
  const { by, issuer, serialNumber } = ownerOf(person!.certificate)
  const noted = await noteSignature(scope, opened, input, evidence, {
    level: 'QUALIFIED',
    identifiedBy: 'CERTIFICATE',
    certificate: { by, issuer, serialNumber },
  })
  return noted.ok ? ok('signed') : noted
}
