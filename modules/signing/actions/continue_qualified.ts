import {
  CscRefused,
  isTrusted,
  ownerOf,
  SealUnavailable,
  signatureProvider,
} from '#modules/sealing/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { isSamePerson } from '../domain/same_person.ts'
import type { SigningSession } from '../queries/opened_signing.ts'
import type { Evidence } from './note_signature.ts'
import { hasMoved, prepareRooms, readAttempt, type ReadAttempt } from './prepare_rooms.ts'
import { noteQualified, signRooms } from './sign_rooms.ts'

/** What a signer who comes back brings. */
export interface ComingBack {
  attemptId: string
  /** The provider's, taken there once. */
  code: string
  locale: Locale
}

/** Where the browser goes next, null once it is signed; `isAgain` where another signed in between. */
export interface NextTrip {
  url: string | null
  isAgain: boolean
}

/** Whose certificate it is instead, as a sentence. */
export type ExplainOther = (names: { certified: string; known: string }) => string

const SIGNED: NextTrip = { url: null, isAgain: false }

/**
 * A signer comes back from their provider. The first time it is said whose certificate it is: room for their signature is
 * made in each document as it then is, and they leave again to sign the hashes of that. The second time their signatures are
 * put in place, stored, and noted under the casefile's lock. Where another signed in between, room is made anew and
 * they are asked once more: of two files with one signature each none would hold both.
 *
 * Nothing waits in a unit of work, and cut anywhere nothing is signed: what was prepared is removed by the upkeep.
 */
export class ContinueQualified {
  static async handle(
    inScope: InScope,
    opened: (scope: Scope) => Promise<SigningSession>,
    back: ComingBack,
    evidence: Evidence,
    explain: ExplainOther
  ): Promise<Result<NextTrip>> {
    const read = () => inScope(async (scope) => readAttempt(scope, await opened(scope), back))
    const found = await read()
    if (!found.ok) return found
    if (found.value === 'signed') return ok(SIGNED)
    const attempt = found.value
    try {
      if (attempt.person === null) return await comeWithCertificate(inScope, attempt, back, explain)
      if (hasMoved(attempt)) return ok(await again(inScope, attempt))
      const signed = await signRooms(attempt, back.code)
      const noted = await inScope(async (scope) =>
        noteQualified(scope, await opened(scope), attempt, signed, evidence)
      )
      if (!noted.ok) return noted
      if (noted.value === 'signed') return ok(SIGNED)
      const now = await read()
      if (!now.ok) return now
      return ok(now.value === 'signed' ? SIGNED : await again(inScope, now.value))
    } catch (error) {
      if (error instanceof SealUnavailable) return fail('E_SIGNING_PROVIDER_AWAY')
      if (error instanceof CscRefused) return fail('E_SIGNING_PROVIDER_REFUSED')
      throw error
    }
  }
}

async function comeWithCertificate(
  inScope: InScope,
  attempt: ReadAttempt,
  { code }: ComingBack,
  explain: ExplainOther
): Promise<Result<NextTrip>> {
  const provider = signatureProvider()!
  const person = await provider.certificate(code, attempt.leading.redirectUri)
  if (!isTrusted(person)) return fail('E_SIGNING_CERTIFICATE')
  const { name: certified } = ownerOf(person.certificate)
  const known = attempt.signer.name
  if (!isSamePerson(known, certified)) {
    const message = explain({ certified, known })
    return fail('E_SIGNING_OTHER_PERSON', [{ path: 'certificate', code: 'other_person', message }])
  }
  const digests = await prepareRooms(inScope, attempt, person)
  return ok({
    url: provider.addressForSignature(person, digests, attempt.leading),
    isAgain: false,
  })
}

/** Room is made in the documents as they are now, for the certificate that is known already. */
async function again(inScope: InScope, attempt: ReadAttempt): Promise<NextTrip> {
  const person = attempt.person!
  const digests = await prepareRooms(inScope, attempt, person)
  const url = signatureProvider()!.addressForSignature(person, digests, attempt.leading)
  return { url, isAgain: true }
}
