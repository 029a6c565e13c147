import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import mail from '@adonisjs/mail/services/main'
import { senderAddress } from '#config/mail'
import { MailLookup } from '#modules/shared/mail/mail_lookup'
import { readBrand } from '#modules/shared/mail/letter'
import { putLetter } from '#modules/shared/mail/put_letter'
import { drawPaper } from '#modules/shared/papers/paper'
import { defineJob } from '#modules/shared/queue/job'
import { unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { insist } from '#modules/shared/values/insist'
import { oneLine } from '#modules/shared/values/one_line'
import { PrepareOfferMail, type PreparedMail } from '../actions/prepare_offer_mail.ts'
import { TakeOfferMail, type TakenMail } from '../actions/take_offer_mail.ts'
import { TRIES_IN_DOUBT } from '../domain/due_step.ts'
import OfferMail from '../models/offer_mail.ts'

interface SendOfferMailInput extends BackgroundInput {
  mailId: string
}

/** Long ago: whoever comes next takes it at once, and asks first whether it left. */
const LET_GO = { taken_at: new Date(0) }

/**
 * A mail of an offer, sent once: taken, handed to the mail server, noted. A mail cannot be part of a transaction, so
 * that it left is written among the files first, and into the database as soon as that answers. One that somebody
 * took earlier is sent only if neither the files nor the mail server know it.
 */
export const sendOfferMail = defineJob<SendOfferMailInput>({
  name: 'send-offer-mail',
  async handle(input) {
    const inScope = unitsOfJob('send-offer-mail', input)
    const taken = await inScope((scope) => TakeOfferMail.handle(scope, input.mailId))
    if (!taken) return
    const note = (fact: object) =>
      insist(() => inScope(() => OfferMail.query().where('id', taken.id).update(fact)))
    const messageId = `<offer-mail-${taken.id}@barema>`
    const proof = `company/${input.companyId}/offer-mails/${taken.id}`
    const files = drive.use()
    try {
      if (!(taken.takenBefore && (await hasLeft(taken, messageId, proof)))) {
        const prepared = await inScope((scope) => PrepareOfferMail.handle(scope, taken.id))
        if (!prepared) return
        const pdf = prepared.paper && (await drawPaper(prepared.paper))
        // Drawing may have taken a while, and sending begins now.
        if (pdf) await note({ taken_at: new Date() })
        await send(prepared, pdf, messageId)
        await files.put(proof, '').catch(() => {})
      }
    } catch (error) {
      await note(LET_GO)
      throw error
    }
    await note({ sent_at: new Date() })
    await files.delete(proof).catch(() => {})
  },
})

/**
 * Whether a mail left that somebody took earlier. While nobody can say it waits for its next attempt, but not for
 * ever: a mail that comes twice is better than none.
 */
async function hasLeft({ tries }: TakenMail, messageId: string, proof: string): Promise<boolean> {
  if (await drive.use().exists(proof)) return true
  const lookup = await app.container.make(MailLookup)
  return lookup.hasArrived(messageId).catch((error: unknown) => {
    if (tries < TRIES_IN_DOUBT) throw error
    return false
  })
}

async function send(
  { to, brand: stored, replyTo, letter, paper }: PreparedMail,
  bytes: Buffer | null,
  messageId: string
) {
  const brand = await readBrand(stored)
  return mail.send((message) => {
    message.to(to).from(senderAddress, oneLine(brand.name)).messageId(messageId)
    if (replyTo) message.replyTo(replyTo)
    putLetter(message, letter, brand)
    if (paper && bytes)
      message.attachData(bytes, { filename: paper.fileName, contentType: 'application/pdf' })
  })
}
