import mail from '@adonisjs/mail/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import { senderAddress } from '#config/mail'
import { findCompanyBrand } from '#modules/accounts/index'
import { putLetter } from '#modules/shared/mail/put_letter'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { READER_OF, stillHolds, type OfferMailKind } from '../domain/offer_mails.ts'
import { offerLetter } from '../mails/offer_letter.ts'
import Offer from '../models/offer.ts'
import OfferMail from '../models/offer_mail.ts'
import { employerOf } from '../queries/employer_of.ts'
import { statusToday } from '../queries/find_offer.ts'
import { findOfferSettings } from '../queries/find_settings.ts'
import { offerContents } from '../queries/offer_contents.ts'
import { addressOf } from './make_offer_link.ts'
import { offerPdf } from './offer_pdf.ts'

/**
 * Sends a mail of an offer, once: the row is locked and remembers it, and the message id is the mail's own, so that
 * even a repeated delivery is one message to a mail program. What no longer holds is dropped instead.
 *
 * @param secret of its link (give_mail_link.ts)
 */
export class SendOfferMail {
  static async handle(scope: Scope, mailId: string, secret: string | null): Promise<void> {
    const row = await OfferMail.query().where('id', mailId).forUpdate().first()
    if (!row || row.sentAt || row.droppedAt) return
    const offer = await Offer.findOrFail(row.offerId)
    const kind = row.kind as OfferMailKind
    const prepared = stillHolds(kind, row, { status: statusToday(offer), version: offer.version })
      ? await prepare(scope, offer, kind, secret)
      : null
    if (!prepared) {
      await row.merge({ droppedAt: DateTime.now() }).save()
      return
    }
    const { to, letter, brand, replyTo, pdf } = prepared
    await mail.send((message) => {
      message
        .to(to)
        .from(senderAddress, oneLine(brand.name))
        .messageId(`<offer-mail-${row.id}@barema>`)
      if (replyTo) message.replyTo(replyTo)
      putLetter(message, letter, brand)
      if (pdf) message.attachData(pdf.bytes, { filename: pdf.name, contentType: 'application/pdf' })
    })
    await row.merge({ sentAt: DateTime.now() }).save()
  }
}

/** Everything the message is made of; null when there is nobody to write to. */
async function prepare(scope: Scope, offer: Offer, kind: OfferMailKind, secret: string | null) {
  const { brand, company } = await findCompanyBrand(scope)
  const { worker, pack } = await offerContents(scope, offer)
  const employer = await employerOf(scope, offer)
  const settings = await findOfferSettings(scope)
  const toCandidate = READER_OF[kind] === 'candidate'
  const to = toCandidate ? worker?.email : employer?.email
  if (!to || !worker || !pack) return null
  const language = (toCandidate ? offer.language : employer!.language) as Locale
  const replyTo = toCandidate ? (settings.replyTo ?? employer?.email ?? null) : null
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
