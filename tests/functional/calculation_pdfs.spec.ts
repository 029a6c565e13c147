import { test } from '@japa/runner'
import { CALCULATION_NAMES } from '#modules/packages/documents/calculation/calculations'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { CALCULATION_REQUESTS } from '#tests/helpers/calculations'
import { signedIn, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'

const YEAR = '/api/compute/year-tax/pdf'
const ASKED = { request: CALCULATION_REQUESTS['year-tax'] }

test.group('POST /compute/:calculation/pdf', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('a visitor is asked to sign in, and who waits for a role gets nothing', async ({
    assert,
  }) => {
    assert.equal((await (await visitor()).post(YEAR, ASKED)).status, 401)
    const viewer = await signedIn('viewer')
    assert.equal((await viewer.post(YEAR, ASKED)).status, 200)
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('role', 'VIEWER').update({ role: 'NEWCOMER' })
    )
    assert.equal((await viewer.post(YEAR, ASKED)).status, 403)
  })

  test('each of them is a PDF under the company’s name, for whom it is told, and nothing is kept', async ({
    assert,
  }) => {
    const client = await signedIn('viewer')
    const before = [await checksumOf(acme.id), await checksumOf(globex.id)]
    for (const name of CALCULATION_NAMES) {
      const { status, headers, raw } = await client.post(`/api/compute/${name}/pdf`, {
        request: CALCULATION_REQUESTS[name],
        forWhom: 'Anna Peeters',
        language: 'nl',
      })
      assert.equal(status, 200, `${name}: ${raw.toString('utf8').slice(0, 300)}`)
      assert.equal(headers['content-type'], 'application/pdf')
      assert.match(String(headers['content-disposition']), /Anna Peeters\.pdf/)
      assert.equal(headers['cache-control'], 'private, no-store')
      const pdf = await readPdf(raw)
      assert.equal(pdf.language, 'nl-BE')
      assert.include(pdf.text, squeezed('Anna Peeters'))
      assert.include(pdf.text, squeezed('Acme Belgium'))
    }
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], before)
  })

  test('the other company’s paper has its own name', async ({ assert }) => {
    const { raw } = await (await signedIn('hr', 'globex')).post(YEAR, ASKED)
    const { text } = await readPdf(raw)
    assert.include(text, squeezed('Globex Services'))
    assert.notInclude(text, squeezed('Acme Belgium'))
  })

  test('refuses what the engine refuses by its name, what is no sheet, and fields of its own', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    const wrong = await client.post(YEAR, {
      request: { ...ASKED.request, menage: { tauxCommunal: 15.5, commune: 'Ath' } },
    })
    assert.equal(wrong.status, 422)
    assert.sameMembers(
      wrong.body.errors.map(({ path }: { path: string }) => path),
      ['request.menage.tauxCommunal', 'request.menage.commune']
    )
    for (const { message } of wrong.body.errors) assert.match(message, /\.$/)
    assert.equal((await client.post('/api/compute/payslip/pdf', ASKED)).status, 404)
    assert.equal((await client.post('/api/compute/constructor/pdf', ASKED)).status, 404)
    const own = await client.post(YEAR, { ...ASKED, forWhom: 'W'.repeat(81), logo: 'x' })
    assert.equal(own.status, 422)
    const empty = await client.post(YEAR, {})
    assert.equal(empty.body.errors[0].path, 'request')
  })
})
