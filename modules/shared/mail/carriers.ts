import app from '@adonisjs/core/services/app'
import mail from '@adonisjs/mail/services/main'
import { senderAddress } from '#config/mail'
import { SmsSender } from '#modules/shared/sms/sms_sender'
import { oneLine } from '#modules/shared/values/one_line'
import { MailLookup } from './mail_lookup.ts'
import { readBrand } from './letter.ts'
import type { Enclosure, PreparedMail, PreparedText } from './mail_kind.ts'
import { putLetter } from './put_letter.ts'

/** Who takes a message from us. Both calls wait for the world: never inside a transaction. */
export interface Carrier<Prepared> {
  /** @throws when it was not taken, or it is unknown whether it was */
  send(id: string, prepared: Prepared, enclosures?: readonly Enclosure[]): Promise<void>
  /**
   * Whether a message arrived; false where it cannot be asked.
   *
   * @throws when there is no answer
   */
  hasArrived(id: string): Promise<boolean>
}

/** The mail server; a mail's own id stands in its message id. */
export const byMail: Carrier<PreparedMail> = {
  async send(id, prepared, enclosures = []) {
    const brand = 'letter' in prepared ? await readBrand(prepared.brand) : null
    await mail.send((message) => {
      message.to(prepared.to).messageId(messageIdOf(id))
      if ('letter' in prepared) {
        const { letter, replyTo } = prepared
        message.from(senderAddress, oneLine(prepared.brand.name))
        if (replyTo) message.replyTo(replyTo)
        putLetter(message, letter, brand!)
      } else message.subject(prepared.subject).text(prepared.text)
      for (const { bytes, fileName, type } of enclosures)
        message.attachData(bytes, { filename: fileName, contentType: type })
    })
  },
  async hasArrived(id) {
    return (await app.container.make(MailLookup)).hasArrived(messageIdOf(id))
  },
}

/** The carrier of text messages. */
export const byText: Carrier<PreparedText> = {
  async send(id, prepared) {
    await (await app.container.make(SmsSender)).send({ id, ...prepared })
  },
  async hasArrived(id) {
    return (await app.container.make(SmsSender)).hasArrived(id)
  },
}

const messageIdOf = (id: string) => `<mail-${id}@barema>`
