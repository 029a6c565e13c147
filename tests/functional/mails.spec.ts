import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import mail from '@adonisjs/mail/services/main'
import { enqueueLateMails } from '#modules/shared/mail/late_mails'
import { mail as enqueueMail } from '#modules/shared/mail/mail'
import { defineMail, type PreparedMail } from '#modules/shared/mail/mail_kind'
import { MailKinds } from '#modules/shared/mail/mail_kinds'
import { MailLookup } from '#modules/shared/mail/mail_lookup'
import { JobsUnderWay } from '#modules/shared/queue/jobs_under_way'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { tenantStorage } from '#modules/shared/tenancy/tenant_storage'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { queuedMails, sendAsWorker } from '#tests/helpers/mails'

const NEVER = new MailLookup('http://127.0.0.1:1/?id={id}')

test.group('A mail, from the moment it is enqueued until it left', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  /** What a test says that the probe's mail says; null: nothing any more. */
  let prepared: PreparedMail | null
  /** What was done, and whether a transaction was open meanwhile. */
  let trail: string[]
  let isWaitedFor: true | undefined
  const note = (what: string) => {
    trail.push(`${what} ${tenantStorage.getStore() ? 'in a transaction' : 'outside'}`)
  }
  const probe = () =>
    defineMail<{ at: number }>({
      name: 'probe',
      isWaitedFor,
      async prepare(_scope, { at }) {
        note(`prepared from ${at}`)
        return prepared
      },
      async left() {
        note('noted')
      },
    })

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    ;[trail, isWaitedFor] = [[], undefined]
    prepared = { to: 'zoe@example.test', subject: 'One', text: 'One' }
    app.container.swap(MailKinds, () => new MailKinds([probe()]))
    const fakes = mail.fake()
    const { send } = fakes
    fakes.send = async (...args: any[]) => {
      note('sent')
      return (send as any).apply(fakes, args)
    }
    return () => {
      mail.restore()
      app.container.restore(MailKinds)
      app.container.restore(MailLookup)
      app.container.restore(JobsUnderWay)
    }
  })

  const enqueue = (about = 'probe/1', company = acme) =>
    forSystem('test', company.id, (scope) => enqueueMail(scope, 'probe', about, { at: 42 }))
  const enqueued = async () => (await queuedMails(acme, 'probe'))[0]
  const outbox = (company = acme) =>
    inTenant(company.id, async (trx) =>
      (await trx.from('outbox').where('name', 'send-mail').orderBy('id')).map(({ key }) => key)
    )
  const update = (fields: object) =>
    inTenant(acme.id, (trx) => trx.from('mails').where('kind', 'probe').update(fields))
  const late = () => update({ again_at: new Date(Date.now() - 1_000) })
  /** Which jobs the queue says that it still has to run. */
  const underWay = (keys: string[]) =>
    app.container.swap(
      JobsUnderWay,
      () => ({ among: async () => new Set(keys) }) as unknown as JobsUnderWay
    )
  const delivered = () =>
    inTenant(acme.id, (trx) =>
      trx.from('outbox').where('name', 'send-mail').update({ delivered_at: new Date() })
    )
  const lookAgain = async () => {
    const told: unknown[] = []
    await enqueueLateMails((error) => told.push(error))
    return told
  }

  test('enqueued twice, and twice at once, it is one; sent twice it leaves once, and waits for the world outside', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    prepared = {
      ...prepared!,
      enclose: async () => {
        note('enclosed')
        return [{ fileName: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('a') }]
      },
    }
    await Promise.all([enqueue(), enqueue()])
    await enqueue()
    const { id } = await enqueued()
    assert.deepEqual(await outbox(), [`company/${acme.id}/mail/${id}/1`])
    await sendAsWorker(globex, id)
    assert.isEmpty(trail)
    await sendAsWorker(acme, id)
    await sendAsWorker(acme, id)
    assert.deepEqual(trail, [
      'prepared from 42 in a transaction',
      'enclosed outside',
      'sent outside',
      'noted in a transaction',
    ])
    assert.isNotNull((await enqueued()).sent_at)
    assert.isFalse(await drive.use().exists(`company/${acme.id}/mails/${id}`))
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('what its action takes back was never enqueued', async ({ assert }) => {
    const broken = forSystem('test', acme.id, async (scope) => {
      await enqueueMail(scope, 'probe', 'probe/1', { at: 42 })
      throw new Error('taken back')
    })
    await assert.rejects(() => broken, 'taken back')
    assert.isUndefined(await enqueued())
    assert.isEmpty(await outbox())
  })

  test('what has nothing to say any more is dropped, and not asked for again', async ({
    assert,
  }) => {
    await enqueue()
    prepared = null
    const { id } = await enqueued()
    await sendAsWorker(acme, id)
    await sendAsWorker(acme, id)
    assert.deepEqual(trail, ['prepared from 42 in a transaction'])
    const { sent_at: sentAt, dropped_at: droppedAt } = await enqueued()
    assert.isNull(sentAt)
    assert.isNotNull(droppedAt)
  })

  test('one that the mail server refuses for good is told once, and not tried again', async ({
    assert,
  }) => {
    await enqueue()
    const { id } = await enqueued()
    mail.fake().send = async () => {
      throw Object.assign(new Error('no such user'), { command: 'RCPT TO', responseCode: 550 })
    }
    await assert.rejects(() => sendAsWorker(acme, id), 'no such user')
    await sendAsWorker(acme, id)
    const { sent_at: sentAt, dropped_at: droppedAt } = await enqueued()
    assert.isNull(sentAt)
    assert.isNotNull(droppedAt)
  })

  test('a kind that no module declares is said by its name', async ({ assert }) => {
    app.container.swap(MailKinds, () => new MailKinds([]))
    await enqueue()
    const { id } = await enqueued()
    await assert.rejects(
      () => sendAsWorker(acme, id),
      'No module declares mails of the kind "probe"'
    )
  })

  test('in doubt one that a user waits for is sent once more at once; any other waits', async ({
    assert,
  }) => {
    app.container.swap(MailLookup, () => NEVER)
    await enqueue()
    const { id } = await enqueued()
    await update({ taken_at: new Date(0) })
    await assert.rejects(() => sendAsWorker(acme, id), 'fetch failed')
    assert.isEmpty(trail)
    isWaitedFor = true
    await sendAsWorker(acme, id)
    assert.include(trail, 'sent outside')
  })

  test('that did not leave is enqueued again, each time later; while its job is still to be run it is not', async ({
    assert,
  }) => {
    await enqueue()
    const { id } = await enqueued()
    const key = (tries: number) => `company/${acme.id}/mail/${id}/${tries}`
    const minutesLeft = async () =>
      Math.round(((await enqueued()).again_at.getTime() - Date.now()) / 60_000)
    underWay([])
    assert.isEmpty(await lookAgain())
    assert.deepEqual(await outbox(), [key(1)], 'it is not late yet')

    await late()
    assert.isEmpty(await lookAgain())
    assert.deepEqual(await outbox(), [key(1)], 'its job has not reached the queue')
    assert.equal(await minutesLeft(), 1)

    await delivered()
    underWay([key(1)])
    await late()
    await lookAgain()
    assert.deepEqual(await outbox(), [key(1)], 'the queue will run it')

    underWay([])
    for (const [tries, minutes] of [
      [2, 2],
      [3, 4],
    ]) {
      await late()
      await Promise.all([lookAgain(), lookAgain()])
      assert.equal((await outbox()).at(-1), key(tries))
      assert.lengthOf(await outbox(), tries)
      assert.equal(await minutesLeft(), minutes)
      await delivered()
    }
    await sendAsWorker(acme, id)
    await late()
    await lookAgain()
    assert.lengthOf(await outbox(), 3, 'it has left')
  })

  test('a company whose mails cannot be enqueued again stops no other’s', async ({ assert }) => {
    await enqueue()
    await enqueue('probe/1', globex)
    await late()
    await inTenant(globex.id, (trx) => trx.from('mails').update({ again_at: new Date(0) }))
    await delivered()
    await inTenant(globex.id, (trx) => trx.from('outbox').update({ delivered_at: new Date() }))
    let asked = 0
    app.container.swap(
      JobsUnderWay,
      () =>
        ({
          among: async () => {
            if (++asked === 1) throw new Error('the queue is away')
            return new Set()
          },
        }) as unknown as JobsUnderWay
    )
    const told = await lookAgain()
    assert.lengthOf(told, 1)
    const counts = [(await outbox()).length, (await outbox(globex)).length]
    assert.sameMembers(counts, [1, 2])
  })
})
