import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { companyChanges } from '#tests/helpers/company_changes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { PIXEL, pngHeader } from '#tests/helpers/pictures'

const SIGNER = { name: 'Camille Renard', nomFonction: 'Administratrice', email: 'C.R@acme.test' }
const ADDRESS = {
  kind: 'INVOICE',
  name: 'Comptabilité',
  street: 'Rue Neuve 2',
  postalCode: '1000',
  city: 'Bruxelles',
}

let acme: TestCompany
let globex: TestCompany

const rowsOf = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))
const sign = (client: TestClient, id: string, bytes: Buffer | string, type = 'image/png') =>
  client.send('PUT', `/api/signers/${id}/signature`, {
    rawBody: bytes,
    headers: { 'content-type': type },
  })

const LISTS = [
  { path: '/api/signers', table: 'signers', body: SIGNER, changed: { nomFonction: 'CEO' } },
  {
    path: '/api/company/addresses',
    table: 'company_addresses',
    body: ADDRESS,
    changed: { city: 'Namur' },
  },
]

for (const { path, table, body, changed } of LISTS) {
  test.group(`The list ${path}`, (group) => {
    group.each.setup(async () => {
      ;({ acme, globex } = await freshCompanies())
      await inTenant(acme.id, (trx) => trx.from(table).delete())
    })

    test('anonymous and HR: refused; an administrator adds, changes and removes, it is written down, and the other company stays', async ({
      assert,
    }) => {
      const untouched = await checksumOf(globex.id)
      const [admin, hr, stranger] = [await signedIn('admin'), await signedIn('hr'), await visitor()]
      assert.equal((await stranger.post(path, body)).status, 401)
      assert.equal((await hr.post(path, body)).status, 403)
      const made = await admin.post(path, body)
      assert.equal(made.status, 201)
      assert.lengthOf(await rowsOf(table), 1)

      const one = `${path}/${made.body.id}`
      assert.equal((await stranger.put(one, body)).status, 401)
      assert.equal((await hr.put(one, body)).status, 403)
      assert.deepInclude((await admin.put(one, { ...body, ...changed })).body, changed)
      assert.deepEqual((await hr.get(path)).body.data.length, 1)
      assert.equal((await stranger.get(path)).status, 401)

      assert.equal((await stranger.delete(one)).status, 401)
      assert.equal((await hr.delete(one)).status, 403)
      assert.deepEqual((await admin.delete(one)).body, { id: made.body.id })
      assert.equal((await admin.delete(one)).status, 404)
      assert.lengthOf(await rowsOf(table), 0)
      const events = await inTenant(acme.id, async (trx) =>
        (await trx.from('audit_log').where('subject_id', made.body.id).orderBy('id')).map(
          ({ event }) => event.split('.')[1]
        )
      )
      assert.deepEqual(events, ['created', 'updated', 'deleted'])
      assert.equal(await checksumOf(globex.id), untouched)
    })

    test('an incomplete one is refused, and another company’s row is as unknown as an invented one', async ({
      assert,
    }) => {
      const admin = await signedIn('admin')
      const bad = await admin.post(path, { ...body, name: ' ' })
      assert.equal(bad.status, 422)
      assert.equal(bad.body.errors[0].path, 'name')
      const foreign = (await (await signedIn('admin', 'globex')).post(path, body)).body.id
      for (const id of [foreign, randomUUID()]) {
        assert.equal((await admin.put(`${path}/${id}`, body)).status, 404)
        assert.equal((await admin.delete(`${path}/${id}`)).status, 404)
      }
    })
  })
}

test.group('Signatures', (group) => {
  let id: string
  let admin: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    admin = await signedIn('admin')
    id = (await admin.post('/api/signers', SIGNER)).body.id
  })

  test('anonymous and HR neither see nor change it; an administrator does both', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const [hr, stranger] = [await signedIn('hr'), await visitor()]
    assert.equal((await sign(stranger, id, PIXEL)).status, 401)
    assert.equal((await sign(hr, id, PIXEL)).status, 403)
    assert.equal((await sign(admin, id, PIXEL)).status, 204)
    const { signatureUrl } = (await admin.get('/api/signers')).body.data.find(
      (signer: { id: string }) => signer.id === id
    )
    const picture = await admin.get(signatureUrl)
    assert.isTrue(picture.raw.equals(PIXEL))
    assert.equal(picture.headers['content-type'], 'image/png')
    assert.equal(picture.headers['cache-control'], 'private, no-store')
    assert.equal((await hr.get(signatureUrl)).status, 403)
    assert.equal((await stranger.get(signatureUrl)).status, 401)

    assert.equal((await stranger.delete(`/api/signers/${id}/signature`)).status, 401)
    assert.equal((await hr.delete(`/api/signers/${id}/signature`)).status, 403)
    assert.equal((await admin.delete(`/api/signers/${id}/signature`)).status, 204)
    assert.equal((await admin.get(signatureUrl)).status, 404)
    const changes = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'signer.signature_changed').orderBy('id')
    )
    assert.deepEqual(
      changes.map(({ details }) => details.type),
      ['image/png', null]
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('only a PNG or a JPEG of at most 512 kB is one, whatever it is called', async ({
    assert,
  }) => {
    const large = Buffer.concat([PIXEL, Buffer.alloc(512 * 1024)])
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'
    for (const bytes of [large, drawing, 'GIF89a', Buffer.alloc(0)]) {
      const answer = await sign(admin, id, bytes)
      assert.equal(answer.status, 422)
      assert.equal(answer.body.code, 'E_SIGNATURE_REFUSED')
    }
    const bomb = await sign(admin, id, pngHeader(40_000))
    assert.equal(bomb.body.code, 'E_PICTURE_TOO_LARGE')
    const [row] = await inTenant(acme.id, (trx) => trx.from('signers').where('id', id))
    assert.isNull(row.signature_key)
  })

  test('another company’s signer is as unknown as an invented one', async ({ assert }) => {
    const stranger = await signedIn('admin', 'globex')
    await sign(admin, id, PIXEL)
    for (const unknown of [id, randomUUID()]) {
      assert.equal((await sign(stranger, unknown, PIXEL)).status, 404)
      assert.equal((await stranger.get(`/api/signers/${unknown}/signature`)).status, 404)
      assert.equal((await stranger.delete(`/api/signers/${unknown}/signature`)).status, 404)
    }
  })
})

test.group('The enterprise number', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('is kept as ten digits, refused when it is wrong, and left alone by who does not name it', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const company = companyChanges((await admin.get('/api/company')).body)
    const wrong = await admin.put('/api/company', { ...company, numeroEntreprise: '0403170702' })
    assert.equal(wrong.status, 422)
    assert.equal(wrong.body.errors[0].path, 'numeroEntreprise')
    const right = { ...company, numeroEntreprise: 'BE 0403.170.701' }
    assert.equal((await admin.put('/api/company', right)).body.numeroEntreprise, '0403170701')
    const { numeroEntreprise, ...others } = company
    const rest = { ...others, version: company.version + 1, city: 'Gent' }
    const answer = await admin.put('/api/company', rest)
    assert.equal(answer.body.city, 'Gent')
    assert.equal(answer.body.numeroEntreprise, '0403170701')
    const [row] = await rowsOf('companies')
    assert.equal(row.numero_entreprise, '0403170701')
    assert.equal(numeroEntreprise, '')
    const none = { ...companyChanges(answer.body), numeroEntreprise: '' }
    assert.equal((await admin.put('/api/company', none)).body.numeroEntreprise, '')
  })
})

test.group('Faces of signers', (group) => {
  let id: string
  let admin: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    admin = await signedIn('admin')
    id = (await admin.post('/api/signers', { ...SIGNER, phone: '02 555 01 20' })).body.id
  })
  const give = (client: TestClient, bytes: Buffer) =>
    client.send('PUT', `/api/signers/${id}/photo`, {
      rawBody: bytes,
      headers: { 'content-type': 'image/png' },
    })

  test('anonymous and HR do not change it; an administrator does, it is written down, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const [hr, stranger] = [await signedIn('hr'), await visitor()]
    assert.equal((await give(stranger, PIXEL)).status, 401)
    assert.equal((await give(hr, PIXEL)).status, 403)
    assert.equal((await give(admin, pngHeader(4_001))).body.code, 'E_PICTURE_TOO_LARGE')
    assert.equal((await give(admin, Buffer.from('GIF89a'))).body.code, 'E_PHOTO_REFUSED')
    assert.equal((await give(admin, PIXEL)).status, 204)
    const { photoUrl } = (await admin.get('/api/signers')).body.data.find(
      (signer: { id: string }) => signer.id === id
    )
    assert.isTrue((await hr.get(photoUrl)).raw.equals(PIXEL))
    assert.equal((await stranger.get(photoUrl)).status, 401)
    assert.equal((await stranger.delete(`/api/signers/${id}/photo`)).status, 401)
    assert.equal((await hr.delete(`/api/signers/${id}/photo`)).status, 403)
    assert.equal((await admin.delete(`/api/signers/${id}/photo`)).status, 204)
    assert.equal((await admin.get(photoUrl)).status, 404)
    const changes = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'signer.photo_changed').orderBy('id')
    )
    assert.deepEqual(
      changes.map(({ details }) => details.type),
      ['image/png', null]
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('another company’s signer has none to give or to see', async ({ assert }) => {
    const other = await signedIn('admin', 'globex')
    assert.equal((await give(other, PIXEL)).status, 404)
    assert.equal((await other.get(`/api/signers/${id}/photo`)).status, 404)
    assert.equal((await other.delete(`/api/signers/${id}/photo`)).status, 404)
  })
})
