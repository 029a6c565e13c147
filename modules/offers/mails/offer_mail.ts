import { defineMail } from '#modules/shared/mail/mail_kind'
import { PrepareOfferMail } from '../actions/prepare_offer_mail.ts'
import type { OfferMailKind } from '../domain/offer_mails.ts'

/** Which mail of which offer. */
export interface OfferMailFacts {
  offerId: string
  kind: OfferMailKind
  /** Of the offer, as it was enqueued. */
  version: number
  /** Which of its kind for this version, from 0 on; mails of before say nothing. */
  nth?: number
  /** The link that it carries. */
  linkId: string | null
}

/** Every mail of an offer, to the candidate and to its sender. */
export const offerMail = defineMail<OfferMailFacts>({
  name: 'offer',
  prepare: PrepareOfferMail.handle,
})
