import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { jpegHeader, PIXEL, pngHeader } from '#tests/helpers/pictures'

const CHANGES = {
  version: 1,
  name: 'Acme & Fils',
  mainColor: '#AA3355',
  language: 'nl',
  street: 'Rue Neuve 1',
  postalCode: '1000',
  city: 'Bruxelles',
  effectif: 42,
  assuranceLoiTaux: 0.0125,
  commissionParitaire: 'BECP200',
}
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#a35"/></svg>'

const companyRow = (company: TestCompany) =>
  inTenant(company.id, (trx) => trx.from('companies').first())

test.group('The settings of a company', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('anonymous and payroll: refused; an administrator changes it, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    assert.equal((await (await visitor()).put('/api/company', CHANGES)).status, 401)
    assert.equal((await (await signedIn('payroll')).put('/api/company', CHANGES)).status, 403)
    const { status, body } = await (await signedIn('admin')).put('/api/company', CHANGES)
    assert.equal(status, 200)
    assert.equal(body.version, 2)
    assert.equal(body.mainColor, '#aa3355')
    const row = await companyRow(acme)
    assert.equal(row.name, 'Acme & Fils')
    assert.equal(row.city, 'Bruxelles')
    assert.equal(Number(row.assurance_loi_taux), 0.0125)
    const [event] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'company.updated')
    )
    assert.include(event.details.fields, 'effectif')
    assert.equal(await checksumOf(globex.id), untouched)
    const door = await (await visitor()).get('/api/out/company')
    assert.equal(door.body.mainColor, '#aa3355')
  })

  test('of two who change it at once the second is told, and nothing of theirs is lost in silence', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    assert.equal((await admin.put('/api/company', CHANGES)).status, 200)
    const late = await admin.put('/api/company', { ...CHANGES, name: 'Late' })
    assert.equal(late.body.code, 'E_STALE_VERSION')
    assert.equal((await companyRow(acme)).name, 'Acme & Fils')
  })

  test('nothing changed is no new version', async ({ assert }) => {
    const admin = await signedIn('admin')
    await admin.put('/api/company', CHANGES)
    const again = await admin.put('/api/company', { ...CHANGES, version: 2 })
    assert.equal(again.body.version, 2)
  })

  test('what cannot be is refused field by field', async ({ assert }) => {
    const admin = await signedIn('admin')
    for (const [field, value] of [
      ['name', ''],
      ['mainColor', 'red'],
      ['language', 'de'],
      ['effectif', 0],
      ['assuranceLoiTaux', 0.6],
      ['commissionParitaire', '<script>'],
    ] as const) {
      const answer = await admin.put('/api/company', { ...CHANGES, [field]: value })
      assert.equal(answer.status, 422, field)
      assert.equal(answer.body.errors[0].path, field)
    }
  })
})

test.group('The logo of a company', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const send = (client: TestClient, body: Buffer | string, type = 'image/png') =>
    client.send('PUT', '/api/company/logo', {
      rawBody: body,
      headers: { 'content-type': type },
    })

  test('anonymous and HR: refused; an administrator gives one, all users see it, nothing in it can run', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    assert.equal((await send(await visitor(), PIXEL)).status, 401)
    assert.equal((await send(await signedIn('hr'), PIXEL)).status, 403)
    const admin = await signedIn('admin')
    assert.equal((await send(admin, SVG, 'image/png')).status, 204)
    const { logoUrl } = (await (await visitor()).get('/api/out/company')).body
    const logo = await (await visitor()).get(logoUrl)
    assert.equal(logo.raw.toString(), SVG)
    assert.equal(logo.headers['content-type'], 'image/svg+xml')
    assert.include(String(logo.headers['content-security-policy']), 'sandbox')
    assert.equal(logo.headers['x-content-type-options'], 'nosniff')
    assert.include(String(logo.headers['cache-control']), 'immutable')
    assert.equal((await (await visitor('globex')).get(logoUrl)).status, 404)
    assert.equal(await checksumOf(globex.id), untouched)

    assert.equal((await (await visitor()).delete('/api/company/logo')).status, 401)
    assert.equal((await (await signedIn('hr')).delete('/api/company/logo')).status, 403)
    assert.equal((await admin.delete('/api/company/logo')).status, 204)
    assert.isNull((await companyRow(acme)).logo_url)
    assert.equal((await (await visitor()).get(logoUrl)).status, 404)
  })

  test('a picture is known by its bytes: PNG and JPEG pass, what calls itself one does not', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    assert.equal((await send(admin, PIXEL)).status, 204)
    assert.equal((await companyRow(acme)).logo_type, 'image/png')
    assert.equal((await send(admin, jpegHeader(4_000))).status, 204)
    for (const body of [
      'GIF89a',
      '<html><script>alert(1)</script></html>',
      '',
      Buffer.concat([PIXEL, Buffer.alloc(512 * 1024)]),
    ]) {
      const answer = await send(admin, body)
      assert.equal(answer.body.code, 'E_LOGO_REFUSED')
    }
    assert.equal((await companyRow(acme)).logo_type, 'image/jpeg')
  })

  test('a picture of a few bytes that unpacks to gigabytes is refused with a sentence; the logo stays', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    assert.equal((await send(admin, PIXEL)).status, 204)
    for (const bomb of [pngHeader(40_000), pngHeader(4_001, 1), jpegHeader(1, 4_001)]) {
      const { status, body } = await send(admin, bomb)
      assert.equal(status, 422)
      assert.equal(body.code, 'E_PICTURE_TOO_LARGE')
      assert.include(body.detail, '4\u202f000 pixels')
    }
    assert.equal((await companyRow(acme)).logo_type, 'image/png')
  })

  test('a drawing that holds code or leads elsewhere is refused', async ({ assert }) => {
    const admin = await signedIn('admin')
    const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
    for (const inside of [
      // Each starts a process; all that is refused stands in the unit tests of `isPlainSvg`.
      '<script>alert(1)</script>',
      '<rect fill="url(https://evil.example/x)"/>',
    ])
      assert.equal((await send(admin, drawing(inside), 'image/svg+xml')).status, 422, inside)
    assert.isNull((await companyRow(acme)).logo_url)
    const gradient = '<linearGradient id="g"/><rect fill="url(#g)"/>'
    assert.equal((await send(admin, drawing(gradient))).status, 204)
  })
})
