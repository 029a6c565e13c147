import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { hashOfCode } from '#modules/shared/values/short_code'
import {
  ADDRESS_PROOF_MINUTES,
  type AddressProofPurpose,
} from '../domain/address_proof_lifetime.ts'
import { newMailedCode } from '../domain/mailed_code.ts'
import { plainCode } from '../domain/recovery_codes.ts'
import AddressProof from '../models/address_proof.ts'
import { findCompany } from '../queries/find_company.ts'

const TEXTS: Record<AddressProofPurpose, string> = {
  FRESH_PROOF: 'freshProof',
  ONBOARDING: 'onboardingCode',
}

/** Sends a code, once. It is made here, so that neither the outbox nor the queue holds it. */
export class MailAddressProof {
  static async handle(scope: Scope, proofId: string): Promise<void> {
    const proof = await AddressProof.query().where('id', proofId).forUpdate().first()
    if (!proof || proof.sentAt || proof.expiresAt.toMillis() <= Date.now()) return
    const code = newMailedCode()
    const i18n = i18nManager.locale(proof.language)
    const text = `sign_in.${TEXTS[proof.purpose as AddressProofPurpose]}`
    const facts = {
      company: oneLine((await findCompany(scope)).name),
      code,
      minutes: ADDRESS_PROOF_MINUTES,
    }
    await proof
      .merge({ codeHash: hashOfCode(proof.id, plainCode(code)), sentAt: DateTime.now() })
      .save()
    await mail.send((message) => {
      message
        .to(proof.email)
        .messageId(`<address-proof-${proof.id}@barema>`)
        .subject(i18n.t(`${text}.subject`, facts))
        .text(i18n.t(`${text}.text`, facts))
    })
  }
}
