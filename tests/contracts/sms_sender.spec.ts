import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { MailboxSms } from '#modules/shared/sms/mailbox_sms'
import type { SmsSender } from '#modules/shared/sms/sms_sender'
import { TwilioSms } from '#modules/shared/sms/twilio_sms'
import { TwilioStandIn } from './sms_sender/twilio_stand_in.ts'

interface Carrier {
  sender: SmsSender
  arrived: () => { to: string; text: string }[]
  /** From now on nothing is taken. */
  fail: () => void
  stop: () => void | Promise<void>
}

/** What every carrier of text messages must do; each adapter joins the list with a way to read what arrived. */
const CARRIERS: Record<string, () => Promise<Carrier>> = {
  mailbox: async () => {
    const { messages, mailer } = faked()
    return {
      sender: new MailboxSms(),
      arrived: () =>
        messages.sent().map((sent) => {
          const { to, text } = sent.toJSON().message
          return { to: String(to).replace(/@sms\.test$/, ''), text: String(text) }
        }),
      fail: () => {
        mailer.send = () => Promise.reject(new Error('The mailbox is away'))
      },
      stop: () => mail.restore(),
    }
  },
  Twilio: async () => {
    const twilio = await TwilioStandIn.start()
    return {
      sender: new TwilioSms(twilio.account()),
      arrived: () => twilio.arrived.map(({ to, text }) => ({ to, text })),
      fail: () => (twilio.outage = { status: 503, body: 'Service Unavailable' }),
      stop: () => twilio.stop(),
    }
  },
}

function faked() {
  const mailer = mail.fake()
  return { mailer, messages: mailer.messages }
}

const TO = '+32470123456'

for (const [name, open] of Object.entries(CARRIERS)) {
  test.group(`Text messages: ${name}`, (group) => {
    let carrier: Carrier
    group.each.setup(async () => {
      carrier = await open()
      return () => carrier.stop()
    })

    test('carries a message to its number, word for word', async ({ assert }) => {
      const texts = [
        '123456 est votre code Barema pour Acme & Fils. Il vaut dix minutes.',
        'Ça « va » ? 👍 1+1=2',
      ]
      assert.isTrue(carrier.sender.available)
      for (const text of texts) await carrier.sender.send({ id: 'one', to: TO, text })
      assert.deepEqual(
        carrier.arrived(),
        texts.map((text) => ({ to: TO, text }))
      )
    })

    test('says when it did not take one, and shows neither text nor number', async ({ assert }) => {
      carrier.fail()
      const error = await carrier.sender.send({ id: 'one', to: TO, text: '123456 secret' }).then(
        () => null,
        (thrown: Error) => thrown
      )
      assert.instanceOf(error, Error)
      assert.notMatch(`${error!.message} ${JSON.stringify(error)}`, /123456/)
      assert.lengthOf(carrier.arrived(), 0)
    })
  })
}

test.group('Text messages: the mailbox’s own', (group) => {
  group.each.teardown(() => mail.restore())

  test('each stands there under its own id, beside the mails', async ({ assert }) => {
    const { messages } = mail.fake()
    await new MailboxSms().send({ id: 'one', to: TO, text: '123456' })
    const [{ message }] = messages.sent().map((sent) => sent.toJSON())
    assert.deepEqual(message.to, [`${TO}@sms.test`] as never)
    assert.equal(message.messageId, '<sms-one@barema>')
  })

  test('is asked for one that may have left, by that id', async ({ assert }) => {
    const [id, other] = [randomUUID(), randomUUID()]
    const sender = new MailboxSms()
    assert.isFalse(await sender.hasArrived(id))
    await sender.send({ id, to: TO, text: '123456' })
    assert.isTrue(await sender.hasArrived(id))
    assert.isFalse(await sender.hasArrived(other))
  })
})

test.group('Text messages: Twilio’s own', (group) => {
  let twilio: TwilioStandIn
  group.each.setup(async () => {
    twilio = await TwilioStandIn.start()
    return () => twilio.stop()
  })

  test('goes out under a name or a number, or by a messaging service', async ({ assert }) => {
    const service = `MG${'a'.repeat(32)}`
    for (const from of ['Barema', '+32460220000', service])
      await new TwilioSms(twilio.account({ from })).send({ id: 'one', to: TO, text: 'x' })
    assert.deepEqual(
      twilio.arrived.map(({ from, service: by }) => [from, by]),
      [
        ['Barema', null],
        ['+32460220000', null],
        [null, service],
      ]
    )
  })

  test('names Twilio’s own number of a refusal, and not what it says, which repeats the number dialled', async ({
    assert,
  }) => {
    const wrong = new TwilioSms(twilio.account({ authToken: 'another' }))
    await assert.rejects(
      () => wrong.send({ id: 'one', to: TO, text: 'x' }),
      'Twilio refused the message: 401, code 20003'
    )
    const right = new TwilioSms(twilio.account())
    await assert.rejects(
      () => right.send({ id: 'one', to: '+32', text: 'x' }),
      'Twilio refused the message: 400, code 21211'
    )
    twilio.outage = {
      status: 429,
      body: '{"code":20429,"message":"Too Many Requests","status":429}',
    }
    await assert.rejects(
      () => right.send({ id: 'one', to: TO, text: 'x' }),
      'Twilio refused the message: 429, code 20429'
    )
  })

  test('knows no id of ours: one that may have left is sent again', async ({ assert }) => {
    const sender = new TwilioSms(twilio.account())
    await sender.send({ id: 'one', to: TO, text: 'x' })
    assert.isFalse(await sender.hasArrived())
  })

  test('follows no redirect, and does not wait for ever', async ({ assert }) => {
    const sender = new TwilioSms(twilio.account(), 200)
    twilio.outage = { status: 302, body: '' }
    await assert.rejects(() => sender.send({ id: 'one', to: TO, text: 'x' }))
    twilio.silent = true
    await assert.rejects(
      () => sender.send({ id: 'one', to: TO, text: 'x' }),
      'The operation was aborted due to timeout'
    )
  })
})
