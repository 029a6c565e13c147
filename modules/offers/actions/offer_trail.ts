import type { AuditEvent } from '#modules/shared/audit/record'
import { closeLinks, mailedLink } from '#modules/shared/links/issue_link'
import { signal as signalSubject } from '#modules/shared/follow/signal'
import { mail, mailsAbout, takeBack } from '#modules/shared/mail/mail'
import { enqueue } from '#modules/shared/outbox/outbox'
import type { Scope } from '#modules/shared/tenancy/scope'
import { happened, type Facts } from '#modules/shared/timeline/happened'
import { OFFER_EVENTS, type OfferEventKind } from '../domain/offer_events.ts'
import type { OfferMailKind } from '../domain/offer_mails.ts'
import type { OfferMailFacts } from '../mails/offer_mail.ts'
import type Offer from '../models/offer.ts'
import type OfferFile from '../models/offer_file.ts'

/**
 * Appends what happened to an offer, as it is now, to its timeline and the audit log.
 *
 * @param event of the audit log, where it is not the kind's own
 */
export function append(
  scope: Scope,
  { id, status, version }: Offer,
  kind: OfferEventKind,
  { event = OFFER_EVENTS[kind], ...facts }: Facts & { event?: AuditEvent | null } = {}
): Promise<void> {
  return happened(scope, { type: 'offer', id, status, version }, { kind, event, ...facts })
}

/** Signals the offer's process to look at the database again; it is started when it does not run. */
export function signal(scope: Scope, { id }: Offer): Promise<void> {
  return signalSubject(scope, { type: 'offer', id })
}

/** Revokes every private link to the offer, and the browsers that one of them let in. */
export async function revokeLinks({ id }: Offer): Promise<void> {
  await closeLinks({ type: 'offer', id })
}

/**
 * Enqueues a mail of the offer as it is now. Enqueued again with the same number it is the same mail.
 *
 * @param linkTo whom a link in it is for; its secret is made when the mail is prepared, so that only the mail holds it
 * @param afterSeconds it leaves so much later
 */
export async function enqueueMail(
  scope: Scope,
  offer: Offer,
  kind: OfferMailKind,
  { nth = 0, linkTo, afterSeconds }: { nth?: number; linkTo?: string; afterSeconds?: number } = {}
): Promise<void> {
  const about = `${mailsOf(offer, kind)}${nth}`
  if (await mailsAbout(about).first()) return
  const { id, version } = offer
  const link = linkTo ? await mailedLink(scope, { type: 'offer', id, version }, linkTo) : null
  const facts: OfferMailFacts = { offerId: id, kind, version, nth, linkId: link?.id ?? null }
  await mail(scope, 'offer', about, { ...facts }, afterSeconds)
}

/** Takes back the mail that an offer was just sent with; false where it may have left. */
export function takeBackSending(scope: Scope, offer: Offer): Promise<boolean> {
  return takeBack(scope, `${mailsOf(offer, 'OFFER')}0`)
}

/** How what is said of the mails of a kind about the present version begins; a number follows. */
const mailsOf = ({ id, version }: Offer, kind: OfferMailKind) => `offer/${id}/${kind}/${version}/`

/** Enqueues the PDF of the offer as it is now, so that the first to ask for it finds it drawn. */
export function enqueuePdf(scope: Scope, { id, version, status }: Offer): Promise<void> {
  const subject = `offer-pdf/${id}/${version}/${status}`
  return enqueue(scope, 'job', 'render-offer', subject, { offerId: id })
}

/** Enqueues the removal of an attachment's file, once its row is gone. */
export function enqueueRemoval(scope: Scope, { id, fileKey }: OfferFile): Promise<void> {
  return enqueue(scope, 'job', 'remove-offer-file', `offer-file/${id}`, { fileKey })
}

/** The number of the next mail of a kind for the present version. */
export async function nextMail(offer: Offer, kind: OfferMailKind): Promise<number> {
  const last = await mailsAbout(mailsOf(offer, kind)).first()
  return last ? Number(last.about.split('/').at(-1)) + 1 : 0
}
