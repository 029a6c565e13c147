import i18nManager from '@adonisjs/i18n/services/main'
import { keepCode, unendedCode } from '#modules/shared/codes/sent_code'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import type { AddressProofPurpose } from '../domain/address_proof_lifetime.ts'
import { newMailedCode } from '../domain/mailed_code.ts'
import { minutesLeft } from '../domain/minutes_left.ts'
import { plainCode } from '../domain/recovery_codes.ts'
import AddressProof from '../models/address_proof.ts'
import { findCompany } from '../queries/find_company.ts'

const TEXTS: Record<AddressProofPurpose, string> = {
  FRESH_PROOF: 'freshProof',
  ONBOARDING: 'onboardingCode',
}

/** A code that proves an address; that of its last try counts. */
export const addressProofMail = defineMail<{ proofId: string }>({
  name: 'address-proof',
  isWaitedFor: true,
  async prepare(scope, { proofId }) {
    const proof = await unendedCode(AddressProof, proofId)
    if (!proof) return null
    const code = newMailedCode()
    await keepCode(proof, plainCode(code))
    const i18n = i18nManager.locale(proof.language)
    const text = `sign_in.${TEXTS[proof.purpose as AddressProofPurpose]}`
    const facts = {
      company: oneLine((await findCompany(scope)).name),
      code,
      minutes: minutesLeft(proof.expiresAt),
    }
    return {
      to: proof.email,
      subject: i18n.t(`${text}.subject`, facts),
      text: i18n.t(`${text}.text`, facts),
    }
  },
})
