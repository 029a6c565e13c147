import { column } from '@adonisjs/lucid/orm'
import { SigningConsentSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** By what it was known who signed. */
export const IDENTIFIED_BY = [
  'LINK',
  'LINK_AND_MAIL_CODE',
  'LINK_AND_TEXT_MESSAGE_CODE',
  'CERTIFICATE',
] as const

export interface UsedCertificate {
  by: string
  issuer: string
  serialNumber: string
}

/** What a signer agreed to: the exact words, what they were shown, and by what they were known. It is only ever added. */
export default class SigningConsent extends SigningConsentSchema {
  @column() declare level: 'SIMPLE' | 'QUALIFIED'
  @column() declare identifiedBy: (typeof IDENTIFIED_BY)[number]
  @column(asJson()) declare hashes: { documentId: string; sha256: string }[]
  /** Of a qualified signature: whose certificate it is, who issued it, and its number there. */
  @column(asJson()) declare certificate: UsedCertificate | null
}
