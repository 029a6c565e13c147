import { companyAddress } from '#config/app'
import { findCompanyBrand } from '#modules/accounts/index'
import { giveLinkSecret } from '#modules/shared/links/issue_link'
import type { Enclosure, PreparedMail } from '#modules/shared/mail/mail_kind'
import { drawPdf, type Pdf } from '#modules/shared/pdfs/pdf'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { dayOf } from '#modules/shared/values/days'
import { timelineOf } from '#modules/shared/timeline/timeline'
import { READER_OF, stillHolds, type OfferMailKind } from '../domain/offer_mails.ts'
import type { OfferMailFacts } from '../mails/offer_mail.ts'
import { offerLetter } from '../mails/offer_letter.ts'
import type Offer from '../models/offer.ts'
import { employerOf } from '../queries/employer_of.ts'
import { statusToday } from '../queries/find_offer.ts'
import { findOfferSettings } from '../queries/find_settings.ts'
import { offerContents } from '../queries/offer_contents.ts'
import { offerPdf } from '../queries/offer_pdf.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { addressOf } from './make_offer_link.ts'

/**
 * Gathers everything that a mail of an offer says, and gives its link a secret. What no longer holds, or has no one to
 * go to, is not sent: null.
 *
 * Each try has a secret of its own, which stands in its mail only. Should two of them arrive, each opens.
 */
export class PrepareOfferMail {
  static async handle(scope: Scope, facts: OfferMailFacts): Promise<PreparedMail | null> {
    const offer = await visibleOffers(scope).where('id', facts.offerId).first()
    if (!offer) return null
    const { version } = offer
    if (!stillHolds(facts.kind, facts, { status: statusToday(offer), version })) return null
    return prepare(scope, offer, facts)
  }
}

async function prepare(
  scope: Scope,
  offer: Offer,
  { kind, linkId, nth = 0 }: OfferMailFacts
): Promise<PreparedMail | null> {
  const { brand, company } = await findCompanyBrand(scope)
  const { worker, pack } = await offerContents(scope, offer)
  const employer = await employerOf(scope, offer)
  const settings = await findOfferSettings(scope)
  const toCandidate = READER_OF[kind] === 'candidate'
  const to = toCandidate ? worker?.email : employer?.email
  if (!to || !worker || !pack) return null
  const language = (toCandidate ? offer.language : employer!.language) as Locale
  const said = await saidOf(offer, kind, nth)
  // An answer to what a candidate wrote goes to the candidate.
  const replyTo = toCandidate
    ? (settings.replyTo ?? employer?.email ?? null)
    : said
      ? worker.email
      : null
  const secret = linkId && (await giveLinkSecret(linkId))
  const pdf = kind === 'ACCEPTED_CANDIDATE' ? await offerPdf(scope, offer) : null
  const screen = `${companyAddress(company.slug)}/${language}/offers/${offer.id}`
  return {
    to,
    brand,
    replyTo,
    letter: offerLetter({
      kind,
      language,
      company: company.name,
      name: toCandidate ? worker.firstName : (employer!.displayName.split(' ')[0] ?? ''),
      candidate: `${worker.firstName} ${worker.lastName}`,
      job: pack.nomFonction,
      isFlex: pack.packageType === 'FLEX',
      validityDate: offer.validityDate!.toISODate()!,
      acceptedOn: offer.acceptedAt && dayOf(offer.acceptedAt),
      message: offer.message,
      ...(said && { said }),
      sender: employer?.displayName || company.name,
      url: toCandidate ? secret && addressOf(company.slug, offer, secret) : screen,
      canReply: replyTo !== null,
    }),
    ...(pdf ? { enclose: async () => [await enclosed(pdf)] } : {}),
  }
}

/** What the candidate wrote, from the timeline: the nth of its kind for this version. */
async function saidOf({ id, version }: Offer, kind: OfferMailKind, nth: number) {
  if (kind !== 'QUESTION' && kind !== 'TIME_ASKED' && kind !== 'DECLINED') return null
  const event = await timelineOf({ type: 'offer', id })
    .where({ kind, version })
    .offset(nth)
    .limit(1)
    .first()
  const { text, to } = (event?.details ?? {}) as { text?: string; to?: string }
  return { text: text ?? '', until: to ?? null }
}

async function enclosed(pdf: Pdf): Promise<Enclosure> {
  return { fileName: pdf.fileName, type: 'application/pdf', bytes: await drawPdf(pdf) }
}
