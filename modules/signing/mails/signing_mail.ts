import { defineMail } from '#modules/shared/mail/mail_kind'
import { PrepareSigningMail } from '../actions/prepare_signing_mail.ts'
import type { SigningMailKind } from '../domain/signing_mails.ts'

/** Which mail of which casefile, to whom. */
export interface SigningMailFacts {
  casefileId: string
  kind: SigningMailKind
  /** Of the casefile's contents. */
  version: number
  /** To whom of the signers it is, or of whom it speaks. */
  signerId: string | null
  /** To whom of the company's people. */
  userId: string | null
  /** The link that it carries. */
  linkId: string | null
}

/** Every mail of signing, to who signs and to who keeps casefiles. */
export const signingMail = defineMail<SigningMailFacts>({
  name: 'signing',
  prepare: PrepareSigningMail.handle,
})
