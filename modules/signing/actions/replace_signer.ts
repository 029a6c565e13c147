import { findSigner } from '#modules/accounts/index'
import {
  appendToCasefile,
  presentSigners,
  putInPlace,
  type Casefile,
  type CasefileSigner,
} from '#modules/casefiles/index'
import { closeLinks } from '#modules/shared/links/issue_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { asSigner } from '../queries/as_signer.ts'
import { inviteSigners } from './invite_signers.ts'
import { lockSent } from './lock_sent.ts'
import { mailSigner } from './signing_trail.ts'

/**
 * Puts another of the company's signers in the place of one who has not signed; the worker stays, at the address that is
 * known of them now. The signer who was asked before is told, and their links open nothing. What was shown stays as it was:
 * the certificate says who signed.
 */
export class ReplaceSigner {
  static async handle(
    scope: Scope,
    id: string,
    { of, signerId }: { of: string; signerId: string | null }
  ): Promise<Result<Casefile>> {
    const found = await lockSent(scope, id, 'replaceSigner')
    if (!found.ok) return found
    const casefile = found.value
    const signers = await presentSigners(id)
    const before = signers.find((signer) => signer.id === of)
    if (!before) return fail('E_NOT_FOUND')
    if (before.status === 'SIGNED') return fail('E_SIGNING_SIGNED')
    const person = await personOf(scope, before, signerId)
    if (!person) return fail('E_NOT_FOUND')
    const others = signers.filter((signer) => signer !== before)
    const address = person.email.trim().toLowerCase()
    if (address === '' || others.some(({ email }) => email.toLowerCase() === address))
      return fail('E_SIGNING_SAME_ADDRESS')
    await closeLinks({ type: 'casefile', id }, before.id)
    if (before.invitedAt !== null) await mailSigner(scope, casefile, before, 'WITHDRAWN')
    const after = await putInPlace(scope, before, person)
    await appendToCasefile(scope, casefile, 'SIGNER_REPLACED', {
      details: { from: before.name, to: after.name },
      audit: { from: before.id, to: after.id },
    })
    await inviteSigners(scope, casefile)
    return ok(casefile)
  }
}

/** Who signs instead: one of the company's signers for one of them, the worker for the worker. */
async function personOf(scope: Scope, before: CasefileSigner, signerId: string | null) {
  if (before.role === 'EMPLOYER') {
    const signer = await findSigner(scope, signerId)
    return signer && { ...signer, signerId: signer.id }
  }
  if (signerId !== null) return null
  const worker = await visibleWorkers(asSigner(scope)).where('id', before.workerId!).firstOrFail()
  const { firstName, lastName, email } = worker
  const name = `${firstName} ${lastName}`
  return { name, email: email ?? '', nomFonction: '', signerId: null }
}
