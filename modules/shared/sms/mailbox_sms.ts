import mail from '@adonisjs/mail/services/main'
import { smsToMailbox } from '#config/sms'
import { SmsSender, type TextMessage } from './sms_sender.ts'

/** Local adapter: each message lies in the mailbox beside the mails, addressed to `<number>@sms.test`. */
export class MailboxSms extends SmsSender {
  get available(): boolean {
    return smsToMailbox
  }

  async send({ id, to, text }: TextMessage): Promise<void> {
    if (!this.available) throw new Error('No adapter carries text messages here')
    await mail.send((message) => {
      message.to(`${to}@sms.test`).messageId(`<sms-${id}@barema>`).subject('SMS').text(text)
    })
  }
}
