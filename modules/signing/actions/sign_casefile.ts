import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { levelOfAct } from '../domain/levels.ts'
import { lockOpened, type OpenedSigning, type SigningSession } from '../queries/opened_signing.ts'
import { identifiedBy } from './identified_by.ts'
import { maySign, noteSignature, type Evidence, type SignInput } from './note_signature.ts'

/**
 * A signer signs everything in a casefile, in one act. Under the casefile's lock: who signed already is answered as the
 * first time. Where a document asks for a certificate of their own, see `StartQualified`.
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
    if (opened.you.status === 'SIGNED') return ok(opened)
    const documents = await maySign(opened, input)
    if (!documents.ok) return documents
    if (levelOfAct(documents.value) === 'QUALIFIED') return fail('E_SIGNING_QUALIFIED')
    const identified = await identifiedBy(scope, opened)
    if (!identified.ok) return identified
    const noted = await noteSignature(scope, opened, input, evidence, {
      level: 'SIMPLE',
      identifiedBy: identified.value,
      certificate: null,
    })
    return noted.ok ? ok(opened) : noted
  }
}
