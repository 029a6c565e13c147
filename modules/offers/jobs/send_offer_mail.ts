import drive from '@adonisjs/drive/services/main'
import mail from '@adonisjs/mail/services/main'
import { senderAddress } from '#config/mail'
import { putLetter } from '#modules/shared/mail/put_letter'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { insist } from '#modules/shared/values/insist'
import { oneLine } from '#modules/shared/values/one_line'
import { TakeOfferMail, type TakenMail } from '../actions/take_offer_mail.ts'
import OfferMail from '../models/offer_mail.ts'

interface SendOfferMailInput extends BackgroundInput {
  mailId: string
}

/**
 * A mail of an offer, sent once: taken, handed to the mail server, noted. A mail cannot be part of a transaction, so
 * that it left is written among the files first, and into the database as soon as that answers. Only a worker that
 * dies between the mail server's word and the first of these leaves one that is sent again, under the same message
 * id: to most mail programs still one message.
 */
export const sendOfferMail = defineJob<SendOfferMailInput>({
  name: 'send-offer-mail',
  async handle(input) {
    const work = <T>(does: Parameters<typeof asJob<T>>[2]) => asJob('send-offer-mail', input, does)
    const taken = await work((scope) => TakeOfferMail.handle(scope, input.mailId))
    if (!taken) return
    const note = (fact: object) =>
      insist(() => work(() => OfferMail.query().where('id', taken.id).update(fact)))
    const proof = `company/${input.companyId}/offer-mails/${taken.id}`
    const files = drive.use()
    const hasLeft = taken.takenBefore && (await files.exists(proof))
    if (!hasLeft) {
      try {
        await send(taken)
      } catch (error) {
        await note({ taken_at: null })
        throw error
      }
      await files.put(proof, '').catch(() => {})
    }
    await note({ sent_at: new Date() })
    await files.delete(proof).catch(() => {})
  },
})

function send({ id, to, brand, replyTo, letter, pdf }: TakenMail) {
  return mail.send((message) => {
    message.to(to).from(senderAddress, oneLine(brand.name)).messageId(`<offer-mail-${id}@barema>`)
    if (replyTo) message.replyTo(replyTo)
    putLetter(message, letter, brand)
    if (pdf) message.attachData(pdf.bytes, { filename: pdf.name, contentType: 'application/pdf' })
  })
}
