import type { DocumentLanguage } from '#modules/shared/documents/format'
import type { Brand } from '#modules/shared/documents/sheet'

/** How much a signature weighs: our seal over a consent, the person's own certificate, or a hand on paper. */
export const SIGNATURE_LEVELS = ['SIMPLE', 'QUALIFIED', 'PAPER'] as const
export type SignatureLevel = (typeof SIGNATURE_LEVELS)[number]

/** By what it was known who signs. */
export const IDENTIFICATIONS = [
  'LINK',
  'LINK_AND_MAIL_CODE',
  'LINK_AND_TEXT_MESSAGE_CODE',
  'ACCOUNT',
  'CERTIFICATE',
  'PAPER',
] as const
export type Identification = (typeof IDENTIFICATIONS)[number]

/** Everything that the pages at the end of a sealed document say, and `audit.json` with them. Times are ISO 8601 in UTC. */
export interface CertificatePage {
  casefile: {
    id: string
    /** As people call it; its id where it has no other name. */
    number: string
    version: number
    language: DocumentLanguage
    companyName: string
    enterpriseNumber?: string
  }
  brand: Brand
  /** Every document that was signed in the same act, the sealed one among them. */
  documents: readonly SignedDocument[]
  signers: readonly CertifiedSigner[]
  /** Where a sealed file is checked: `https://acme.example/verify`. */
  verifyAt: string
  /** The computation that the document rests on, in the form of what the PDF of a package carries (`simulation.json`). */
  computation?: string
}

export interface SignedDocument {
  name: string
  pages: number
  /** Of the bytes that were shown, in hexadecimal. */
  sha256: string
}

export interface CertifiedSigner {
  name: string
  role: 'EMPLOYER' | 'WORKER'
  /** j•••@acme.test, never more. */
  mailMasked: string
  order: number
  level: SignatureLevel
  identifiedBy: Identification
  invitedAt: string | null
  openedAt: string | null
  signedAt: string
  ip: string | null
  /** Browser and system, as `browserName` says them. */
  device: string | null
  /** With which certificate of their own they signed. */
  certificate?: { by: string; issuer: string; serialNumber: string }
  /** The exact words that were agreed to. */
  sentence: string
  typedName?: string
  /** PNG. */
  drawnPicture?: Uint8Array
}
