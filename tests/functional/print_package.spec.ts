import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import drive from '@adonisjs/drive/services/main'
import { printPackage } from '#modules/packages/jobs/print_package'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'

test.group('The job that prints a package', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    mail.fake()
    return () => mail.restore()
  })

  const ask = async (body: object = {}) => {
    const client = await signedIn('hr')
    const { body: print } = await client.post(`/api/packages/${acme.packageIds[0]}/prints`, body)
    return {
      client,
      print,
      input: { companyId: acme.id, requestId: 'test', printId: print.id as string },
    }
  }

  test('makes a PDF that the person who asked can download, and mails it to the address given', async ({
    assert,
  }) => {
    const fakes = mail.fake()
    const { client, print, input } = await ask({ language: 'nl', email: 'candidate@example.test' })
    await printPackage.handle(input)
    assert.equal((await client.get(`/api/prints/${print.id}`)).body.status, 'ready')
    const pdf = await client.get(`/api/prints/${print.id}/pdf`)
    assert.equal(pdf.headers['content-type'], 'application/pdf')
    assert.match(
      String(pdf.headers['content-disposition']),
      /^inline; filename="De.+\.pdf"; filename\*=UTF-8''D%C3%A9veloppeu/
    )
    assert.equal(pdf.raw.subarray(0, 5).toString(), '%PDF-')
    fakes.messages.assertSentCount(1)
    fakes.messages.assertSent(
      (message) =>
        message.hasTo('candidate@example.test') &&
        message.toJSON().message.attachments?.length === 1
    )
  })

  test('run twice it gives the same file and one mail', async ({ assert }) => {
    const fakes = mail.fake()
    const { print, input } = await ask({ email: 'candidate@example.test' })
    await printPackage.handle(input)
    const key = `company/${acme.id}/prints/${print.id}.pdf`
    const first = Buffer.from(await drive.use().getBytes(key))
    await printPackage.handle(input)
    assert.isTrue(first.equals(Buffer.from(await drive.use().getBytes(key))))
    fakes.messages.assertSentCount(1)
    assert.lengthOf(
      await inTenant(acme.id, (trx) => trx.from('audit_log').where('event', 'package.printed')),
      1
    )
  })

  test('a failing mail server loses no document, and the mail goes out at the next attempt', async ({
    assert,
  }) => {
    const { client, print, input } = await ask({ email: 'candidate@example.test' })
    mail.restore()
    const send = mail.send
    mail.send = async () => {
      throw new Error('the mailbox does not answer')
    }
    try {
      await assert.rejects(() => printPackage.handle(input), 'the mailbox does not answer')
    } finally {
      mail.send = send
    }
    assert.equal((await client.get(`/api/prints/${print.id}`)).body.status, 'ready')
    const fakes = mail.fake()
    await printPackage.handle(input)
    fakes.messages.assertSentCount(1)
  })

  test('with another company’s id in front it finds nothing and touches nothing', async ({
    assert,
  }) => {
    const { client, print, input } = await ask()
    const before = await checksumOf(globex.id)
    await printPackage.handle({ ...input, companyId: globex.id })
    assert.equal(await checksumOf(globex.id), before)
    assert.equal((await client.get(`/api/prints/${print.id}`)).body.status, 'waiting')
  })

  test('bad stored data fails the print with its reason instead of leaving it waiting', async ({
    assert,
  }) => {
    const { client, print, input } = await ask()
    await inTenant(acme.id, (trx) =>
      trx.from('packages').where('id', acme.packageIds[0]).update({ compute: '{}' })
    )
    const error = await printPackage.handle(input).then(
      () => null,
      (reason: Error) => reason
    )
    assert.instanceOf(error, Error)
    await printPackage.failed!(input, error!)
    assert.equal((await client.get(`/api/prints/${print.id}`)).body.status, 'failed')
  })
})
