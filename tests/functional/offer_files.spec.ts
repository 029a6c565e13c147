import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { removeOfferFile } from '#modules/offers/jobs/remove_offer_file'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { loseCommits } from '#tests/helpers/lost_commits'
import { pngHeader } from '#tests/helpers/pictures'
import { draftOffer, queuedRemovals, sentOffer } from '#tests/helpers/offers'

const PDF = Buffer.from('%PDF-1.7\nplan de mobilité')
const PNG = pngHeader(100)
const HTML = Buffer.from('<html><script>alert(1)</script></html>')

test.group('The attachments of an offer', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const attach = (client: TestClient, id: string, rawBody: Buffer, name = 'Plan.pdf') =>
    client.send('POST', `/api/offers/${id}/files?name=${encodeURIComponent(name)}`, {
      rawBody,
      headers: { 'content-type': 'application/octet-stream' },
    })

  test('strangers and viewers attach nothing; HR does, it is shown as what it is and taken off, and the other company stays', async ({
    assert,
  }) => {
    const [viewer, stranger] = [await signedIn('viewer'), await visitor()]
    const { id } = await draftOffer(hr, acme)
    const untouched = await checksumOf(globex.id)
    assert.equal((await attach(stranger, id, PDF)).status, 401)
    assert.equal((await attach(viewer, id, PDF)).status, 403)
    const made = await attach(hr, id, PDF, 'Été "2027"\r\n.pdf')
    assert.equal(made.status, 201)
    assert.deepInclude(made.body, { type: 'application/pdf', size: PDF.length })
    const path = `/api/offers/${id}/files/${made.body.id}`
    assert.equal((await stranger.get(path)).status, 401)
    assert.equal((await viewer.get(path)).status, 403)
    const shown = await hr.get(path)
    assert.deepEqual(shown.raw, PDF)
    assert.equal(shown.headers['content-type'], 'application/pdf')
    assert.equal(shown.headers['x-content-type-options'], 'nosniff')
    assert.match(String(shown.headers['content-disposition']), /^inline; filename="Ete 2027 \.pdf"/)
    assert.equal((await stranger.delete(path)).status, 401)
    assert.equal((await viewer.delete(path)).status, 403)
    assert.equal((await hr.delete(path)).status, 200)
    assert.equal((await hr.get(path)).status, 404)
    const log = await inTenant(acme.id, (trx) =>
      trx
        .from('audit_log')
        .where({ subject_id: id })
        .whereLike('event', 'offer.file%')
        .orderBy('id')
    )
    assert.deepEqual(
      log.map(({ event }) => event),
      ['offer.file_added', 'offer.file_removed']
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('bytes decide: a page that calls itself a PDF is refused, and so is what is too large', async ({
    assert,
  }) => {
    const { id } = await draftOffer(hr, acme)
    assert.equal((await attach(hr, id, HTML)).body.code, 'E_FILE_REFUSED')
    assert.equal((await attach(hr, id, Buffer.alloc(0))).body.code, 'E_FILE_REFUSED')
    const large = Buffer.alloc(5 * 1024 * 1024 + 1)
    PDF.copy(large)
    assert.equal((await attach(hr, id, large)).body.code, 'E_FILE_REFUSED')
    assert.equal((await attach(hr, id, pngHeader(40_000))).body.code, 'E_PICTURE_TOO_LARGE')
    const picture = (await attach(hr, id, PNG, 'Logo')).body
    assert.equal(picture.type, 'image/png')
    const { headers } = await hr.get(`/api/offers/${id}/files/${picture.id}`)
    assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox")
    assert.equal((await attach(hr, id, PDF, '')).status, 422)
  })

  test('ten are enough; they stay in their order', async ({ assert }) => {
    const { id } = await draftOffer(hr, acme)
    for (let nth = 0; nth < 10; nth++) await attach(hr, id, PDF, `${9 - nth}.pdf`)
    assert.equal((await attach(hr, id, PDF)).body.code, 'E_TOO_MANY_FILES')
    const { files } = (await hr.get(`/api/offers/${id}`)).body
    assert.deepEqual(
      files.map(({ name }: { name: string }) => name[0]),
      [...'9876543210']
    )
  })

  test('one more or less after sending is another offer: to be sent again', async ({ assert }) => {
    const { id, version } = await sentOffer(hr, acme)
    await attach(hr, id, PDF)
    const after = (await hr.get(`/api/offers/${id}`)).body
    assert.deepInclude(after, { status: 'DRAFT', version: version + 1 })
    assert.deepEqual(after.events[0].details, { fields: ['files'] })
    await hr.post(`/api/offers/${id}/send`, { version: version + 1 })
    await hr.delete(`/api/offers/${id}/files/${after.files[0].id}`)
    assert.equal((await hr.get(`/api/offers/${id}`)).body.status, 'DRAFT')
  })

  test('the last place is taken once, by the first to note it', async ({ assert }) => {
    const { id } = await draftOffer(hr, acme)
    for (let nth = 0; nth < 9; nth++) await attach(hr, id, PDF)
    const answers = await Promise.all([attach(hr, id, PDF), attach(hr, id, PDF)])
    assert.deepEqual(answers.map(({ body }) => body.code ?? 'taken').sort(), [
      'E_TOO_MANY_FILES',
      'taken',
    ])
    assert.lengthOf((await hr.get(`/api/offers/${id}`)).body.files, 10)
  })

  test('an offer that went while its file was written has none', async ({ assert, cleanup }) => {
    const { id } = await draftOffer(hr, acme)
    const disk = drive.use()
    const put = disk.put
    cleanup(() => void (disk.put = put))
    disk.put = async (...file: Parameters<typeof put>) => {
      assert.equal((await hr.delete(`/api/offers/${id}`)).status, 200)
      return put(...file)
    }
    assert.equal((await attach(hr, id, PDF)).status, 404)
    const rows = await inTenant(acme.id, (trx) => trx.from('offer_files'))
    assert.isEmpty(rows)
  })

  test('an offer made like another has its files, which stay until neither has them', async ({
    assert,
  }) => {
    const { id } = await draftOffer(hr, acme)
    const first = (await attach(hr, id, PDF)).body
    const copy = (await hr.post(`/api/offers/${id}/duplicate`, {})).body
    const path = `/api/offers/${copy.id}/files/${copy.files[0].id}`
    assert.notEqual(copy.files[0].id, first.id)
    await hr.delete(`/api/offers/${id}/files/${first.id}`)
    for (const removal of await removals()) await removeOfferFile.handle(removal)
    assert.deepEqual((await hr.get(path)).raw, PDF)
    await hr.delete(path)
    const [, removal] = await removals()
    await removeOfferFile.handle(removal)
    assert.isFalse(await drive.use().exists(removal.fileKey))
  })

  const removals = () => queuedRemovals(acme)
  /** The pool may still lend the connection that was cut off, once. */
  const read = async (path: string) => {
    const answer = await hr.get(path)
    return answer.status === 500 ? hr.get(path) : answer
  }

  test('a removal whose transaction is lost leaves the file where it was; one that is kept takes it away', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await draftOffer(hr, acme)
    const path = `/api/offers/${id}/files/${(await attach(hr, id, PDF)).body.id}`
    for (const lost of [path, `/api/offers/${id}`]) {
      const restore = loseCommits()
      cleanup(restore)
      assert.equal((await hr.delete(lost)).status, 500)
      restore()
      assert.deepEqual((await read(path)).raw, PDF)
      assert.isEmpty(await removals())
    }
    assert.equal((await hr.delete(path)).status, 200)
    const [removal, ...others] = await removals()
    assert.isEmpty(others)
    assert.isTrue(await drive.use().exists(removal.fileKey))
    await removeOfferFile.handle(removal)
    await removeOfferFile.handle(removal)
    assert.isFalse(await drive.use().exists(removal.fileKey))
  })

  test('a draft that goes takes its files with it, and those of no other', async ({ assert }) => {
    const [{ id }, kept] = [await draftOffer(hr, acme), await draftOffer(hr, acme)]
    for (const name of ['a.pdf', 'b.pdf']) await attach(hr, id, PDF, name)
    const other = (await attach(hr, kept.id, PDF)).body
    assert.equal((await hr.delete(`/api/offers/${id}`)).status, 200)
    const enqueued = await removals()
    assert.lengthOf(enqueued, 2)
    for (const removal of enqueued) await removeOfferFile.handle(removal)
    const left = await drive.use().listAll(`company/${acme.id}/offers`, { recursive: true })
    assert.lengthOf(
      [...left.objects].filter((one) => one.isFile),
      1
    )
    assert.deepEqual((await hr.get(`/api/offers/${kept.id}/files/${other.id}`)).raw, PDF)
  })
})
