import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { MailboxSms } from '#modules/shared/sms/mailbox_sms'

/** What every carrier of text messages must do; each adapter joins the list with a way to read what arrived. */
const ADAPTERS = { mailbox: () => new MailboxSms() }

for (const [name, open] of Object.entries(ADAPTERS)) {
  test.group(`Text messages: ${name}`, (group) => {
    group.each.teardown(() => mail.restore())

    test('carries a message to its number, word for word, under its own id', async ({ assert }) => {
      const { messages } = mail.fake()
      const sender = open()
      assert.isTrue(sender.available)
      await sender.send({ id: 'one', to: '+32470123456', text: '123456 est votre code' })
      const [{ message }] = messages.sent().map((sent) => sent.toJSON())
      assert.deepEqual(message.to, ['+32470123456@sms.test'] as never)
      assert.equal(message.text, '123456 est votre code')
      assert.equal(message.messageId, '<sms-one@barema>')
    })
  })
}
