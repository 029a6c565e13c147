import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { printPackage } from '#modules/packages/jobs/print_package'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { postMails, queuedMails } from '#tests/helpers/mails'

test.group('The job that prints a package', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
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
    const [mailed, ...others] = await postMails(acme, 'print')
    assert.isEmpty(others)
    assert.deepEqual(mailed.to as unknown, ['candidate@example.test'])
    const [{ filename, contentType }] = mailed.attachments!
    assert.deepEqual([filename, contentType], ['loonpakket.pdf', 'application/pdf'])
  })

  test('run twice it gives the same file and one mail', async ({ assert }) => {
    const { print, input } = await ask({ email: 'candidate@example.test' })
    await printPackage.handle(input)
    const key = `company/${acme.id}/prints/${print.id}.pdf`
    const first = Buffer.from(await drive.use().getBytes(key))
    await printPackage.handle(input)
    assert.isTrue(first.equals(Buffer.from(await drive.use().getBytes(key))))
    assert.lengthOf(await postMails(acme, 'print'), 1)
    assert.lengthOf(
      await inTenant(acme.id, (trx) => trx.from('audit_log').where('event', 'package.printed')),
      1
    )
  })

  test('the mail is enqueued once the document is ready, and none where no address was given', async ({
    assert,
  }) => {
    const asked = await ask({ email: 'candidate@example.test' })
    assert.isEmpty(await queuedMails(acme, 'print'))
    await printPackage.handle(asked.input)
    assert.equal((await asked.client.get(`/api/prints/${asked.print.id}`)).body.status, 'ready')
    await printPackage.handle((await ask()).input)
    const [mail, ...others] = await queuedMails(acme, 'print')
    assert.isEmpty(others)
    assert.equal(mail.about, `print/${asked.print.id}`)
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
