import { DateTime } from 'luxon'
import { mail } from '#modules/shared/mail/mail'
import { waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { addressProofEnd, type AddressProofPurpose } from '../domain/address_proof_lifetime.ts'
import { secondsToWait } from '../domain/sms_code_lifetime.ts'
import AddressProof from '../models/address_proof.ts'

export interface AskAddressProofInput {
  purpose: AddressProofPurpose
  email: string
  /** Of the mail. */
  language: Locale
  /** The secret of the browser that asks; the code proves nothing elsewhere. */
  browser: string
}

/**
 * Enqueues a mail with a code, in place of the one before; answers how many seconds to wait when that one has only just
 * been asked for. Whether the address has an account plays no part: only its owner reads the mail.
 */
export class AskAddressProof {
  static async handle(
    scope: Scope,
    { purpose, email, language, browser }: AskAddressProofInput
  ): Promise<number> {
    const address = email.toLowerCase()
    await waitForTwin(scope, address)
    // A signed-in person gets one mail in two minutes, also from a browser that forgets; a stranger shuts out no one.
    const asked = purpose === 'ONBOARDING' ? { browser_hash: hashOfSecret(browser) } : {}
    const earlier = () => AddressProof.query().where({ purpose, email: address, ...asked })
    const last = await earlier().orderBy('id', 'desc').forUpdate().first()
    const seconds = secondsToWait(last?.createdAt.toMillis() ?? null, Date.now())
    if (seconds > 0) return seconds
    await earlier().delete()
    await AddressProof.forgetOld()
    const { id } = await AddressProof.create({
      purpose,
      email: address,
      language,
      browserHash: hashOfSecret(browser),
      expiresAt: DateTime.fromMillis(addressProofEnd(Date.now())),
    })
    await mail(scope, 'address-proof', `address-proof/${id}`, { proofId: id })
    return 0
  }
}
