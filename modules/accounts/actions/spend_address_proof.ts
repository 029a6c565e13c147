import { matchesCode } from '#modules/shared/values/short_code'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { AddressProofPurpose } from '../domain/address_proof_lifetime.ts'
import { plainCode } from '../domain/recovery_codes.ts'
import AddressProof from '../models/address_proof.ts'

/** True for the mailed code, in the browser that asked for it, once; `email` in lower case. */
export class SpendAddressProof {
  static async handle(
    _scope: Scope,
    purpose: AddressProofPurpose,
    browser: string | null,
    email: string,
    typed: string
  ): Promise<boolean> {
    const proof = browser && (await AddressProof.of(purpose, browser, email).forUpdate().first())
    if (!proof || proof.expiresAt.toMillis() <= Date.now()) return false
    if (!matchesCode(proof.id, plainCode(typed), proof.codeHash)) return false
    await proof.delete()
    return true
  }
}
