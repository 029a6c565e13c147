import { DateTime } from 'luxon'
import { mail, mailsAbout } from '#modules/shared/mail/mail'
import { promise } from '#modules/shared/outbox/outbox'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { OfferEventKind } from '../domain/offer_events.ts'
import type { OfferMailKind } from '../domain/offer_mails.ts'
import type { OfferMailFacts } from '../mails/offer_mail.ts'
import type Offer from '../models/offer.ts'
import OfferEvent from '../models/offer_event.ts'
import type OfferFile from '../models/offer_file.ts'
import OfferLink from '../models/offer_link.ts'
import OfferSession from '../models/offer_session.ts'

/**
 * One more line of the timeline, with the offer as it is now.
 *
 * @param at milliseconds since 1970, of the process that notes it; now unless told otherwise
 */
export async function note(
  { actor }: Scope,
  offer: Offer,
  kind: OfferEventKind,
  details: Record<string, unknown> = {},
  at = Date.now()
): Promise<void> {
  const { id: offerId, status, version } = offer
  const userId = actor.kind === 'user' ? actor.id : null
  await OfferEvent.create({
    offerId,
    kind,
    status,
    version,
    userId,
    details,
    at: DateTime.fromMillis(at),
  })
}

/** Tells the offer's process to look at the database again; it is started when it does not run. */
export async function wake(scope: Scope, { id }: Offer): Promise<void> {
  await promise(scope, 'signal', 'offer', `offer/${id}`, { offerId: id })
}

/** No link and no browser opens the offer any more. */
export async function closeDoors({ id }: Offer): Promise<void> {
  const links = OfferLink.query().where('offer_id', id).select('id')
  await OfferSession.query().whereIn('link_id', links).delete()
  await OfferLink.query()
    .where('offer_id', id)
    .whereNull('revoked_at')
    .update({ revoked_at: new Date() })
}

/**
 * Promises a mail of the offer as it is now. Promised again with the same number it is the same mail.
 *
 * @param linkTo whom a link in it is for; its secret is made when the mail is prepared, so that only the mail holds it
 */
export async function promiseMail(
  scope: Scope,
  offer: Offer,
  kind: OfferMailKind,
  { nth = 0, linkTo }: { nth?: number; linkTo?: string } = {}
): Promise<void> {
  const about = `${mailsOf(offer, kind)}${nth}`
  if (await mailsAbout(about).first()) return
  const { id: offerId, version } = offer
  const link = linkTo
    ? await OfferLink.create({
        offerId,
        version,
        mailedTo: linkTo,
        createdBy: scope.actor.kind === 'user' ? scope.actor.id : null,
      })
    : null
  const facts: OfferMailFacts = { offerId, kind, version, linkId: link?.id ?? null }
  await mail(scope, 'offer', about, { ...facts })
}

/** How what is said of the mails of a kind about the present version begins; a number follows. */
const mailsOf = ({ id, version }: Offer, kind: OfferMailKind) => `offer/${id}/${kind}/${version}/`

/** Promises the PDF of the offer as it is now, so that whoever asks for it finds it drawn. */
export function promisePaper(scope: Scope, { id, version, status }: Offer): Promise<void> {
  const subject = `offer-paper/${id}/${version}/${status}`
  return promise(scope, 'job', 'render-offer', subject, { offerId: id })
}

/** Promises that the file of an attachment goes, once its row is gone. */
export function promiseRemoval(scope: Scope, { id, fileKey }: OfferFile): Promise<void> {
  return promise(scope, 'job', 'remove-offer-file', `offer-file/${id}`, { fileKey })
}

/** The number of the next mail of a kind for the present version. */
export async function nextMail(offer: Offer, kind: OfferMailKind): Promise<number> {
  const last = await mailsAbout(mailsOf(offer, kind)).first()
  return last ? Number(last.about.split('/').at(-1)) + 1 : 0
}
