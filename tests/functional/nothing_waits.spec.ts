import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import mail from '@adonisjs/mail/services/main'
import { embedQualified, sealDocument, verifySealed } from '#modules/sealing/index'
import { CscClient } from '#modules/sealing/qualified/csc_client'
import { httpTimeStamps } from '#modules/sealing/time_stamps/http_time_stamps'
import { CardPayments } from '#modules/billing/index'
import { askChild } from '#modules/shared/documents/ask_child'
import { drawDocument } from '#modules/shared/documents/draw_document'
import type { Sheet } from '#modules/shared/documents/sheet'
import { AllyIdentityProvider } from '#modules/shared/identity/ally_identity_provider'
import { MailLookup } from '#modules/shared/mail/mail_lookup'
import { JobsUnderWay } from '#modules/shared/queue/jobs_under_way'
import { MailboxSms } from '#modules/shared/sms/mailbox_sms'
import { TwilioSms } from '#modules/shared/sms/twilio_sms'
import { WaitsInsideUnitOfWork } from '#modules/shared/tenancy/outside'
import { forSystem, inSnapshot } from '#modules/shared/tenancy/scopes'
import { DANGEROUSLY_acrossCompanies, inTenantSnapshot } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'

const payments = () => app.container.make(CardPayments)
const payer = { companyId: 'x', name: 'x', email: 'x@example.test', locale: 'fr' } as const
const message = { id: 'x', to: '+32470000000', text: 'x' }
const twilio = { apiUrl: 'http://127.0.0.1:1', accountSid: 'x', authToken: 'x', from: 'x' }
const csc = new CscClient({ url: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'x' })
const letter = () => mail.send((draft) => void draft.to('x@example.test').text('x'))

/** Every way to a service outside. */
const DOORS: Record<string, () => Promise<unknown>> = {
  'what is sold': async () => (await payments()).prices(),
  'a customer': async () => (await payments()).createCustomer(payer),
  'a page to pay': async () => (await payments()).checkout({ ...payer, articles: [] } as never),
  'a page to manage': async () => (await payments()).portal('cus_x', 'fr', 'http://x.test'),
  'subscriptions': async () => (await payments()).subscriptionsOf('cus_x'),
  'Google': () =>
    new AllyIdentityProvider({ stateless: () => ({}) } as never).identify('x', {} as never),
  'a mail': letter,
  'a mail that a test keeps': () => {
    mail.fake()
    return letter().finally(() => mail.restore())
  },
  'what the mail server has': () => new MailLookup('http://127.0.0.1:1/{id}').hasArrived('x'),
  'a text message': () => new TwilioSms(twilio).send(message),
  'a text message to the mailbox': () => new MailboxSms().send(message),
  'a seal': () => sealDocument({} as never),
  'a person’s signature': () => embedQualified({} as never, {} as never, Buffer.alloc(0)),
  'a file that is verified': () => verifySealed('x', Buffer.alloc(0)),
  'a time stamp': () => httpTimeStamps(['http://127.0.0.1:1']).stamp(Buffer.alloc(32)),
  'a provider of signatures': () => csc.certificate('x', 'http://x.test'),
  'a drawing': () => drawDocument('x', 'package', {} as Sheet),
  'a file that is judged': () => askChild('x', Buffer.from('x'), { entry: new URL('file:///x') }),
  'a file read': async () => drive.use().getBytes('x'),
  'a file written': async () => drive.use().put('x', 'x'),
  'a file named': async () => drive.use('fs').exists('x'),
  'the queue': async () => (await app.container.make(JobsUnderWay)).among(['x']),
}

test.group('Nothing waits for the world inside a unit of work', (group) => {
  let acme: TestCompany
  group.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  for (const [name, knock] of Object.entries(DOORS))
    test(`${name}: refused with the place`, async ({ assert }) => {
      const error = await forSystem('test', acme.id, knock).catch((thrown: unknown) => thrown)
      assert.instanceOf(error, WaitsInsideUnitOfWork)
      const { places } = error as WaitsInsideUnitOfWork
      assert.isTrue(
        places.some((place) => /^tests\/functional\/nothing_waits\.spec\.ts:/.test(place))
      )
    })

  test('so it is in every kind of unit of work', async ({ assert }) => {
    const look = async () => drive.use().exists('x')
    const input = { companyId: acme.id, requestId: 'test' }
    const refused = async (work: () => Promise<unknown>) =>
      assert.instanceOf(await work().catch((thrown: unknown) => thrown), WaitsInsideUnitOfWork)
    const visitor = { actor: { kind: 'visitor' }, visibility: 'nothing' } as const
    await refused(() => inSnapshot(input, visitor, 1, look))
    await refused(() => DANGEROUSLY_acrossCompanies('find-payer', look))
    assert.isFalse(await look())
  })
})

test.group('A reading of one moment', () => {
  test('ends once its own minutes are over, and lives longer than the others of its process', async ({
    assert,
  }) => {
    const { acme } = await freshCompanies()
    const reading = (minutes: number, sql: string) =>
      inTenantSnapshot(acme.id, minutes, async (trx) => (await trx.rawQuery(sql)).rows)
    // Half a second: a clock that was started with the transaction would run for a minute.
    await assert.rejects(() => reading(0.01, 'select pg_sleep(20)'), /transaction timeout|terminated/)
    const [{ ours, others }] = await reading(
      3,
      `select current_setting('transaction_timeout')::interval::text as ours, reset_val as others
       from pg_settings where name = 'transaction_timeout'`
    )
    assert.deepEqual([ours, others], ['00:03:00', '60000'])
  })
})
