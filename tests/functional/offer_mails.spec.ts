import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import app from '@adonisjs/core/services/app'
import mail from '@adonisjs/mail/services/main'
import { ExpireOffer, RemindOffer } from '#modules/offers/index'
import { MailLookup } from '#modules/shared/mail/mail_lookup'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { mailsTo, sourceOf } from '#tests/e2e/support/mailbox'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { daysAfter } from '#modules/shared/values/days'
import { dayFromNow, momentOf } from '#tests/helpers/days'
import { sendAsWorker } from '#tests/helpers/mails'
import { sentOffer } from '#tests/helpers/offers'
import { until } from '#tests/helpers/until'

const DAY_MS = 86_400_000

/** How mails leave, given back after a test that replaces it. */
function givenBack(cleanup: (back: () => void) => void) {
  const { send } = mail
  cleanup(() => void (mail.send = send))
  return send
}

test.group('The mails of an offer', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  /** The mailbox outlives a test: every recipient has an address of their own. */
  let address: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    address = `zoe-${randomUUID()}@example.test`
  })

  /** An offer to the address, sent by a person whose own address is `boss-…`. */
  const offerTo = async (
    fields: object = { message: '' },
    changes: Record<string, unknown> = {}
  ) => {
    const offer = await sentOffer(hr, acme, {}, changes)
    await inTenant(acme.id, async (trx) => {
      await trx.from('workers').where('id', offer.workerId).update({ email: address })
      await trx.from('private_links').update({ mailed_to: address })
      await trx
        .from('users')
        .where('email', 'hr@acme.test')
        .update({ email: `boss-${address}` })
      await trx.from('offers').where('id', offer.id).update(fields)
    })
    return offer
  }
  const enqueued = (kind: string) =>
    inTenant(acme.id, (trx) =>
      trx.from('mails').whereRaw(`facts ->> 'kind' = ?`, [kind]).orderBy('id', 'desc').firstOrFail()
    )
  const post = async (kind: string) => sendAsWorker(acme, (await enqueued(kind)).id)
  const received = async (to = address) => {
    await until('the mail is in the box', async () => (await mailsTo(to)).length > 0)
    return (await mailsTo(to)) as any[]
  }
  const sessionsDoor = (link: string, secret: string) =>
    hr.post(`/api/out/offers/${link}/open`, { secret })

  for (const [language, words] of Object.entries({
    fr: ['vous fait une offre', 'Bonjour Zoé,', 'Ouvrir mon offre', 'Valable jusqu’au'],
    nl: [
      'bezorgt u een loonvoorstel',
      'Beste Zoé,',
      'Mijn loonvoorstel openen',
      'Geldig tot en met',
    ],
    en: ['has an offer for you', 'Dear Zoé,', 'Open my offer', 'Valid until'],
  }))
    test(`the offer, in ${language}: both forms say the same, and the link in it opens the offer`, async ({
      assert,
    }) => {
      const offer = await offerTo({ language, message: 'Au plaisir !\n<b>Nadia</b>' })
      await post('OFFER')
      const [one, ...others] = await received()
      assert.isEmpty(others)
      const [subject, greeting, button, lastDay] = words
      assert.include(one.subject, subject)
      assert.equal(one.from[0].name, 'Acme Belgium')
      assert.include(await sourceOf(one), `Reply-To: boss-${address}`)
      for (const form of [one.text, one.html]) {
        for (const phrase of [greeting, button, lastDay]) assert.include(form, phrase)
        assert.include(form, offer.link)
        assert.notMatch(form, /\d[\s.,\u00a0\u202f]\d{3},\d\d/, 'no amount travels in a mail')
      }
      assert.include(one.text, `${greeting}\n\nAu plaisir !\n<b>Nadia</b>\n\n`)
      assert.include(one.html, '&lt;b&gt;Nadia&lt;/b&gt;')
      assert.notInclude(one.html, '<b>Nadia')
      assert.include(one.html, `lang="${language}"`)

      const secret = /#([\w-]{43})/.exec(one.text)![1]
      assert.include(one.html, secret)
      const link = await inTenant(acme.id, (trx) =>
        trx.from('private_links').where('secret_hash', hashOfSecret(secret)).firstOrFail()
      )
      assert.equal(link.offer_id, offer.id)
      const everything = await inTenant(acme.id, async (trx) =>
        JSON.stringify([
          await trx.from('outbox'),
          await trx.from('mails'),
          await trx.from('audit_log'),
        ])
      )
      assert.notInclude(everything, secret)
      assert.equal((await sessionsDoor(offer.link, secret)).status, 200)
    })

  test('personal words open it, with their own greeting and no second one', async ({ assert }) => {
    await offerTo({ message: 'Chère Zoé,\n\nQuelle belle rencontre !\nÀ très vite.' })
    await post('OFFER')
    const [{ text, html }] = await received()
    assert.match(
      text,
      /^Chère Zoé,\n\nQuelle belle rencontre !\nÀ très vite\.\n\nNous avons le plaisir/
    )
    assert.notInclude(text, 'Bonjour')
    assert.notInclude(html, 'Bonjour')
    assert.isBelow(html.indexOf('Quelle belle rencontre'), html.indexOf('Nous avons le plaisir'))
  })

  test('asked for twice, and twice at once, it leaves once; the other company is untouched', async ({
    assert,
  }) => {
    await offerTo()
    const untouched = await checksumOf(globex.id)
    // A job that comes while it is being sent comes again.
    await Promise.allSettled([post('OFFER'), post('OFFER')])
    await post('OFFER')
    const mails = await received()
    assert.lengthOf(mails, 1)
    assert.include(
      mails[0].messageId ?? mails[0].headers['message-id'],
      (await enqueued('OFFER')).id
    )
    assert.equal(await checksumOf(globex.id), untouched)
    const mailId = (await enqueued('OFFER')).id
    await sendAsWorker(globex, mailId)
    assert.lengthOf(await mailsTo(address), 1)
  })

  test('a mail server that is away loses nothing; a worker that died after sending leaves two links that open', async ({
    assert,
    cleanup,
  }) => {
    const offer = await offerTo()
    const send = givenBack(cleanup)
    const texts: string[] = []
    mail.send = async (compose: any) => {
      const fake: any = new Proxy(
        {},
        {
          get: (_, key) =>
            key === 'then'
              ? undefined
              : (value: string) => {
                  if (key === 'text') texts.push(value)
                  return fake
                },
        }
      )
      await compose(fake)
      throw new Error('the mailbox does not answer')
    }
    await assert.rejects(() => post('OFFER'), 'the mailbox does not answer')
    assert.isNull((await enqueued('OFFER')).sent_at)
    mail.send = send
    await post('OFFER')
    const [one] = await received()
    assert.isNotNull((await enqueued('OFFER')).sent_at)
    const secrets = [texts[0], one.text].map((text) => /#([\w-]{43})/.exec(text)![1])
    assert.notEqual(secrets[0], secrets[1])
    for (const secret of secrets) assert.equal((await sessionsDoor(offer.link, secret)).status, 200)
  })

  test('a database that is away when the mail has left is told later, and the mail is not sent again', async ({
    assert,
    cleanup,
  }) => {
    await offerTo()
    const send = givenBack(cleanup)
    const { Database } = await import('@adonisjs/lucid/database')
    const transaction = Database.prototype.transaction
    cleanup(() => void (Database.prototype.transaction = transaction))
    let refused = 0
    mail.send = async (compose: any) => {
      const answer = await send.call(mail, compose)
      Database.prototype.transaction = async function (this: any, ...args: any[]) {
        if (++refused > 2) Database.prototype.transaction = transaction
        if (refused <= 2) throw new Error('the database is away')
        return transaction.apply(this, args as never)
      } as never
      return answer
    }
    await post('OFFER')
    mail.send = send
    assert.equal(refused, 3)
    assert.isNotNull((await enqueued('OFFER')).sent_at)
    await post('OFFER')
    assert.lengthOf(await received(), 1)
  })

  test('a mail that a worker took and did not send is taken again after a while, not before', async ({
    assert,
  }) => {
    await offerTo()
    const { id } = await enqueued('OFFER')
    const takenAgo = (seconds: number) =>
      inTenant(acme.id, (trx) =>
        trx
          .from('mails')
          .where({ id })
          .update({ taken_at: new Date(Date.now() - seconds * 1000) })
      )
    await takenAgo(30)
    await assert.rejects(() => post('OFFER'), 'The mail is being sent')
    assert.isEmpty(await mailsTo(address))
    await takenAgo(60)
    await post('OFFER')
    assert.lengthOf(await received(), 1)
  })

  test('a mail that left before its worker died is noted, and not sent again', async ({
    assert,
  }) => {
    await offerTo()
    const { id } = await enqueued('OFFER')
    const proof = `company/${acme.id}/mails/${id}`
    await drive.use().put(proof, '')
    await inTenant(acme.id, (trx) =>
      trx
        .from('mails')
        .where({ id })
        .update({ taken_at: new Date(0) })
    )
    await post('OFFER')
    assert.isNotNull((await enqueued('OFFER')).sent_at)
    assert.isEmpty(await mailsTo(address))
    assert.isFalse(await drive.use().exists(proof))
  })

  test('a mail that the mail server took before its worker heard so is not sent again, and its link opens', async ({
    assert,
    cleanup,
  }) => {
    const offer = await offerTo()
    const send = givenBack(cleanup)
    mail.send = async (compose: any) => {
      await send.call(mail, compose)
      throw new Error('the connection is lost')
    }
    await assert.rejects(() => post('OFFER'), 'the connection is lost')
    assert.isNull((await enqueued('OFFER')).sent_at)
    mail.send = send
    await post('OFFER')
    const [one, ...others] = await received()
    assert.isEmpty(others)
    assert.isNotNull((await enqueued('OFFER')).sent_at)
    assert.equal(await linkCount(), 1, 'no other secret was made')
    const secret = /#([\w-]{43})/.exec(one.text)![1]
    assert.equal((await sessionsDoor(offer.link, secret)).status, 200)
  })

  test('while it is unknown whether a mail left it waits, and in the end it is sent', async ({
    assert,
    cleanup,
  }) => {
    await offerTo()
    const { id } = await enqueued('OFFER')
    const row = (fields: object) =>
      inTenant(acme.id, (trx) => trx.from('mails').where({ id }).update(fields))
    app.container.swap(MailLookup, () => new MailLookup('http://127.0.0.1:1/?id={id}'))
    cleanup(() => app.container.restore(MailLookup))
    await row({ taken_at: new Date(0), tries: 4 })
    const before = await enqueued('OFFER')
    await assert.rejects(() => post('OFFER'), 'fetch failed')
    assert.deepEqual(await enqueued('OFFER'), before, 'the next attempt finds it as this one did')
    assert.isEmpty(await mailsTo(address))
    await row({ tries: 5 })
    await post('OFFER')
    assert.isNotNull((await enqueued('OFFER')).sent_at)
    assert.lengthOf(await received(), 1)
  })

  test('what no longer holds does not leave: a retracted offer is not announced, and the word of it is sent', async ({
    assert,
  }) => {
    const offer = await offerTo()
    assert.equal((await hr.post(`/api/offers/${offer.id}/retract`)).status, 200)
    await post('OFFER')
    assert.isEmpty(await mailsTo(address))
    const dropped = await enqueued('OFFER')
    assert.isNull(dropped.sent_at)
    assert.isNotNull(dropped.dropped_at)
    await post('RETRACTED')
    const [one] = await received()
    assert.include(one.subject, 'a retiré son offre')
    assert.notInclude(one.text, '#')
  })

  test('the reminder carries a link of its own, and only the first word of a morning leaves', async ({
    assert,
  }) => {
    const offer = await offerTo()
    const lastDay = Date.parse(`${offer.validityDateStr}T12:00:00Z`)
    const remind = (at: number) =>
      forSystem('test', acme.id, (scope) => RemindOffer.handle(scope, offer.id, at))
    await remind(lastDay - 5 * DAY_MS)
    assert.equal(await mailCount('REMINDER'), 0)
    await remind(lastDay - 3 * DAY_MS)
    await remind(lastDay - 3 * DAY_MS + 60_000)
    assert.equal(await mailCount('REMINDER'), 1)
    await post('REMINDER')
    const [one] = await received()
    assert.include(one.subject, 'Rappel')
    const secret = /#([\w-]{43})/.exec(one.text)![1]
    assert.equal((await sessionsDoor(offer.link, secret)).status, 200)
    await remind(lastDay - DAY_MS)
    assert.equal(await mailCount('REMINDER'), 2)
    const { reminders } = await inTenant(acme.id, (trx) =>
      trx.from('offers').where('id', offer.id).firstOrFail()
    )
    assert.equal(reminders, 2)
  })

  test('more time is told to the candidate, with a link', async ({ assert }) => {
    const offer = await offerTo()
    const extended = await hr.post(`/api/offers/${offer.id}/extend`, {
      validityDateStr: dayFromNow(30),
    })
    assert.equal(extended.status, 200)
    await post('EXTENDED')
    const [one] = await received()
    assert.include(one.subject, 'prolongée')
    assert.include(one.text, offer.link)
  })

  test('the sender of an offer is told that it expired, in their own language, and can go to it', async ({
    assert,
  }) => {
    const offer = await offerTo()
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', `boss-${address}`).update({ language: 'nl' })
    )
    const midnight = momentOf(daysAfter(offer.validityDateStr, 1))
    const expire = (at: number) =>
      forSystem('test', acme.id, (scope) => ExpireOffer.handle(scope, offer.id, at))
    await expire(midnight - 3_600_000)
    assert.equal((await hr.get(`/api/offers/${offer.id}`)).body.status, 'SENT')
    await expire(midnight + 3_600_000)
    await expire(midnight + 7_200_000)
    assert.equal((await hr.get(`/api/offers/${offer.id}`)).body.status, 'EXPIRED')
    assert.equal(await mailCount('EXPIRED'), 1)
    await post('EXPIRED')
    const [one] = await received(`boss-${address}`)
    assert.equal(one.subject, 'Het loonvoorstel aan Zoé Candidat is verlopen')
    assert.include(one.text, `/nl/offers/${offer.id}`)
    assert.isEmpty(await mailsTo(address))
  })

  test('acceptance tells both: the candidate gets the PDF, the employer where to go on', async ({
    assert,
  }) => {
    const offer = await offerTo()
    await post('OFFER')
    const secret = /#([\w-]{43})/.exec((await received())[0].text)![1]
    const opened = (await sessionsDoor(offer.link, secret)).body
    const accepted = await hr.post(`/api/out/offers/${offer.link}/accept`, {
      version: opened.offer.version,
      packageVersion: opened.offer.packageVersion,
      includeVariableCompensation: false,
    })
    assert.equal(accepted.status, 200)
    await post('ACCEPTED_CANDIDATE')
    await post('ACCEPTED_EMPLOYER')
    await until('the second mail is there', async () => (await mailsTo(address)).length > 1)
    const mine = (await mailsTo(address)).at(-1)!
    assert.include(mine.subject, 'Vous avez accepté')
    assert.deepEqual(
      mine.attachments!.map((file: any) => [file.filename, file.contentType]),
      [['Offre Acme Belgium – Développeur senior.pdf', 'application/pdf']]
    )
    const [theirs] = await received(`boss-${address}`)
    assert.equal(theirs.subject, 'Zoé Candidat a accepté votre offre')
    assert.include(theirs.text, `/fr/offers/${offer.id}`)
    assert.isEmpty(theirs.attachments ?? [])
  })

  test('who has no address gets no mail, and the offer stands', async ({ assert }) => {
    const offer = await offerTo()
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where('id', offer.workerId).update({ email: null })
    )
    await post('OFFER')
    assert.isNotNull((await enqueued('OFFER')).dropped_at)
    await sendAsWorker(acme, randomUUID())
    assert.equal((await hr.get(`/api/offers/${offer.id}`)).body.status, 'SENT')
  })

  async function mailCount(kind: string) {
    return inTenant(
      acme.id,
      async (trx) => (await trx.from('mails').whereRaw(`facts ->> 'kind' = ?`, [kind])).length
    )
  }

  async function linkCount() {
    return inTenant(acme.id, async (trx) => (await trx.from('private_links')).length)
  }
})
