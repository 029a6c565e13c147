import { matchingCode } from '#modules/shared/codes/sent_code'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
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
    if (!browser) return false
    const owner = { purpose, email, browserHash: hashOfSecret(browser) }
    const proof = await matchingCode(AddressProof, owner, plainCode(typed))
    await proof?.delete()
    return proof !== null
  }
}
