import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import { findCompanyBrand } from '#modules/accounts/index'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { READER_OF, stillHolds, type OfferMailKind } from '../domain/offer_mails.ts'
import { offerLetter } from '../mails/offer_letter.ts'
import Offer from '../models/offer.ts'
import OfferMail from '../models/offer_mail.ts'
import { employerOf } from '../queries/employer_of.ts'
import { statusToday } from '../queries/find_offer.ts'
import { findOfferSettings } from '../queries/find_settings.ts'
import { offerContents } from '../queries/offer_contents.ts'
import { giveLinkSecret } from './give_link_secret.ts'
import { addressOf } from './make_offer_link.ts'
import { offerPdf } from './offer_pdf.ts'

/** How long a mail is left to whoever took it; sending takes far less (config/mail.ts). */
const TAKEN_FOR_MS = 45_000

/** A mail ready to leave. */
export type TakenMail = NonNullable<Awaited<ReturnType<typeof prepare>>> & {
  id: string
  /** Somebody took it earlier, and told neither that it left nor that it did not. */
  takenBefore: boolean
}

/**
 * Takes a mail of an offer to send it: its link gets a secret, everything it says is gathered, and the row remembers
 * that somebody has it, so that nobody else sends it meanwhile. What no longer holds is dropped. Answers null where
 * nothing is to be sent.
 *
 * Committed before the mail leaves, for no transaction holds a mail: a worker that dies in between sends another
 * later, with another secret, and whichever of the two is opened opens. The secret itself is kept nowhere.
 *
 * @throws Error while somebody else has it
 */
export class TakeOfferMail {
  static async handle(scope: Scope, mailId: string): Promise<TakenMail | null> {
    const row = await OfferMail.query().where('id', mailId).forUpdate().first()
    if (!row || row.sentAt || row.droppedAt) return null
    if (row.takenAt && row.takenAt.plus(TAKEN_FOR_MS) > DateTime.now())
      throw new Error('The mail is being sent')
    const offer = await Offer.findOrFail(row.offerId)
    const holds = stillHolds(row.kind as OfferMailKind, row, {
      status: statusToday(offer),
      version: offer.version,
    })
    const prepared = holds ? await prepare(scope, offer, row) : null
    const takenBefore = row.takenAt !== null
    await row.merge(prepared ? { takenAt: DateTime.now() } : { droppedAt: DateTime.now() }).save()
    return prepared && { id: row.id, takenBefore, ...prepared }
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
    pdf:
      kind === 'ACCEPTED_CANDIDATE'
        ? {
            name: `${i18nManager.locale(language).t('offer_mails.pdf')}.pdf`,
            bytes: await offerPdf(scope, offer),
          }
        : null,
  }
}
