import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { bring } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { madePdf, UNFIT_PDFS } from '#tests/helpers/made_pdf'

const PATH = '/api/company-documents'
const RULES = madePdf({ pages: 3, words: 'Reglement de travail' })

test.group('Company documents', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const add = (client: TestClient, pdf: Buffer, name = 'Règlement', description = 'Pour tous') =>
    bring(client, `${PATH}?${new URLSearchParams({ name, description })}`, pdf)
  const rows = () => inTenant(acme.id, (trx) => trx.from('company_documents').orderBy('id'))

  test('strangers and viewers: refused; HR adds, reads, names and removes one, it is written down, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const [viewer, stranger] = [await signedIn('viewer'), await visitor()]
    assert.equal((await add(stranger, RULES)).status, 401)
    assert.equal((await add(viewer, RULES)).status, 403)
    const made = await add(hr, RULES)
    assert.equal(made.status, 201, String(made.raw))
    assert.deepInclude(made.body, { name: 'Règlement', description: 'Pour tous', pages: 3 })
    const one = `${PATH}/${made.body.id}`
    assert.equal((await stranger.get(PATH)).status, 401)
    assert.deepEqual((await viewer.get(PATH)).body.data, [made.body])
    const file = await viewer.get(made.body.url)
    assert.deepEqual(file.raw, RULES)
    assert.equal(file.headers['content-type'], 'application/pdf')
    assert.equal((await stranger.get(made.body.url)).status, 401)
    const change = { name: 'Arbeidsreglement', description: '', version: 1 }
    assert.equal((await stranger.put(one, change)).status, 401)
    assert.equal((await viewer.put(one, change)).status, 403)
    assert.equal((await hr.put(one, change)).body.name, 'Arbeidsreglement')
    assert.equal((await hr.put(one, change)).body.code, 'E_STALE_VERSION')
    assert.equal((await stranger.delete(one)).status, 401)
    assert.equal((await viewer.delete(one)).status, 403)
    assert.deepEqual((await hr.delete(one)).body, { id: made.body.id })
    assert.deepEqual(await rows(), [])
    const log = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ subject_id: made.body.id }).orderBy('id')
    )
    assert.deepEqual(
      log.map(({ event }) => event),
      ['company_document.created', 'company_document.updated', 'company_document.deleted']
    )
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)

  for (const [name, { fault, pdf }] of Object.entries(UNFIT_PDFS))
    test(`a PDF that ${name} is refused with its sentence, and nothing is kept`, async ({
      assert,
    }) => {
      const refused = await add(hr, pdf)
      assert.equal(refused.status, 422)
      assert.equal(refused.body.code, 'E_PDF_REFUSED')
      const [{ path, code, message }] = refused.body.errors
      assert.deepEqual({ path, code }, { path: 'file', code: fault })
      assert.match(message, /^C/)
      assert.isAbove(message.length, 40)
      assert.deepEqual(await rows(), [])
    }).timeout(60_000)

  test('more than ten megabytes are refused before they are read', async ({ assert }) => {
    const refused = await add(hr, Buffer.concat([RULES, Buffer.alloc(11 * 1024 * 1024)]))
    assert.equal(refused.body.code, 'E_PDF_TOO_LARGE')
    assert.deepEqual(await rows(), [])
  })
})
