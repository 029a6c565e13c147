import app from '@adonisjs/core/services/app'
import mail from '@adonisjs/mail/services/main'
import { smsToMailbox } from '#config/sms'
import { MailLookup } from '#modules/shared/mail/mail_lookup'
import { SmsSender, type TextMessage } from './sms_sender.ts'

/** Local adapter: each message lies in the mailbox beside the mails, addressed to `<number>@sms.test`. */
export class MailboxSms extends SmsSender {
  get available(): boolean {
    return smsToMailbox
  }

  async send({ id, to, text }: TextMessage): Promise<void> {
    if (!this.available) throw new Error('No adapter carries text messages here')
    await mail.send((message) => {
      message.to(`${to}@sms.test`).messageId(messageIdOf(id)).subject('SMS').text(text)
    })
  }

  async hasArrived(id: string): Promise<boolean> {
    return (await app.container.make(MailLookup)).hasArrived(messageIdOf(id))
  }
}

const messageIdOf = (id: string) => `<sms-${id}@barema>`
