import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import { findCompanyBrand } from '#modules/accounts/index'
import { giveLinkSecret } from '#modules/shared/links/issue_link'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { READER_OF, stillHolds, type OfferMailKind } from '../domain/offer_mails.ts'
import { offerLetter } from '../mails/offer_letter.ts'
import type Offer from '../models/offer.ts'
import OfferMail from '../models/offer_mail.ts'
import { employerOf } from '../queries/employer_of.ts'
import { statusToday } from '../queries/find_offer.ts'
import { findOfferSettings } from '../queries/find_settings.ts'
import { offerContents } from '../queries/offer_contents.ts'
import { offerPaper } from '../queries/offer_paper.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { addressOf } from './make_offer_link.ts'

/** A mail ready to leave. */
export type PreparedMail = NonNullable<Awaited<ReturnType<typeof prepare>>>

/**
 * Gathers everything that a mail of an offer says, once it was taken, and gives its link a secret. What no longer
 * holds, or has nobody to go to, is dropped: null.
 *
 * Each attempt has a secret of its own, which stands in its mail only. Should two of them arrive, each opens.
 */
export class PrepareOfferMail {
  static async handle(scope: Scope, mailId: string): Promise<PreparedMail | null> {
    const row = await OfferMail.findOrFail(mailId)
    const offer = await visibleOffers(scope).where('id', row.offerId).firstOrFail()
    const holds = stillHolds(row.kind as OfferMailKind, row, {
      status: statusToday(offer),
      version: offer.version,
    })
    const prepared = holds ? await prepare(scope, offer, row) : null
    await row.merge(prepared ? { takenAt: DateTime.now() } : { droppedAt: DateTime.now() }).save()
    return prepared
  }
}

/** Everything the message is made of; null when there is nobody to write to. */
async function prepare(scope: Scope, offer: Offer, row: OfferMail) {
  const kind = row.kind as OfferMailKind
  const { brand, company } = await findCompanyBrand(scope)
  const { worker, pack } = await offerContents(scope, offer)
  const employer = await employerOf(scope, offer)
  const settings = await findOfferSettings(scope)
  const toCandidate = READER_OF[kind] === 'candidate'
  const to = toCandidate ? worker?.email : employer?.email
  if (!to || !worker || !pack) return null
  const language = (toCandidate ? offer.language : employer!.language) as Locale
  const replyTo = toCandidate ? (settings.replyTo ?? employer?.email ?? null) : null
  const secret = await giveLinkSecret(row)
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
      acceptedOn: offer.acceptedAt?.setZone('Europe/Brussels').toISODate() ?? null,
      message: offer.message,
      sender: employer?.displayName || company.name,
      url: toCandidate ? secret && addressOf(company.slug, offer, secret) : screen,
      canReply: replyTo !== null,
    }),
    paper: kind === 'ACCEPTED_CANDIDATE' ? await offerPaper(scope, offer) : null,
  }
}
