import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { candidates } from '#tests/helpers/candidate'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf } from '#tests/helpers/companies'
import { jpegHeader, PIXEL, pngHeader, webpHeader } from '#tests/helpers/pictures'

const CAR = {
  kind: 'voitureSociete',
  description: 'Peugeot e-308',
  energie: 'ELECTRIQUE',
  valeur: 41_000,
  tcoMensuel: 780,
}
const LAPTOP = { kind: 'laptop', description: 'MacBook Air', valeur: 40 }

test.group('Photos of cars and bikes', (group) => {
  const story = candidates(group)
  let admin: TestClient
  let car: { id: string; version: number }

  group.each.setup(async () => {
    admin = await signedIn('admin')
    await inTenant(story.acme.id, (trx) => trx.from('benefits').delete())
    car = (await admin.post('/api/benefits', CAR)).body
  })

  const give = (client: TestClient, bytes: Buffer, id = car.id) =>
    client.send('PUT', `/api/benefits/${id}/photo`, {
      rawBody: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const take = (client: TestClient) => client.delete(`/api/benefits/${car.id}/photo`)
  const listed = async (): Promise<any> => (await admin.get('/api/benefits')).body.data[0]
  const code = async (bytes: Buffer) => (await give(admin, bytes)).body.code

  test('anonymous and HR give none; an administrator does, it is written down, the form that is open stays good and the other company is untouched', async ({
    assert,
  }) => {
    const untouched = await checksumOf(story.globex.id)
    const stranger = await visitor()
    assert.equal((await give(stranger, PIXEL)).status, 401)
    assert.equal((await give(story.hr, PIXEL)).status, 403)
    assert.isNull((await listed()).photoUrl)
    assert.equal((await give(admin, PIXEL)).status, 204)
    const { photoUrl, version } = await listed()
    assert.equal(version, car.version)
    assert.isTrue((await story.hr.get(photoUrl)).raw.equals(PIXEL))
    assert.equal((await stranger.get(photoUrl)).status, 401)
    const changes = await inTenant(story.acme.id, (trx) =>
      trx.from('audit_log').where('event', 'benefit.photo_changed')
    )
    assert.deepEqual(
      changes.map(({ details }) => details.type),
      ['image/png']
    )
    assert.equal(await checksumOf(story.globex.id), untouched)
  })

  test('anonymous and HR take none away; an administrator does, and the other company is untouched', async ({
    assert,
  }) => {
    const untouched = await checksumOf(story.globex.id)
    await give(admin, PIXEL)
    const { photoUrl } = await listed()
    assert.equal((await take(await visitor())).status, 401)
    assert.equal((await take(story.hr)).status, 403)
    assert.equal((await story.hr.get(photoUrl)).status, 200)
    assert.equal((await take(admin)).status, 204)
    assert.equal((await admin.get(photoUrl)).status, 404)
    assert.isNull((await listed()).photoUrl)
    assert.equal(await checksumOf(story.globex.id), untouched)
  })

  test('PNG, JPEG and WebP of 4,000 pixels and 2 MB, of a car or a bike, by their bytes', async ({
    assert,
  }) => {
    const headers = [pngHeader, jpegHeader, webpHeader('VP8 '), webpHeader('VP8L')]
    for (const header of [...headers, webpHeader('VP8X')]) {
      assert.equal((await give(admin, header(4_000))).status, 204)
      assert.equal(await code(header(4_001)), 'E_PICTURE_TOO_LARGE')
    }
    assert.equal((await admin.get((await listed()).photoUrl)).headers['content-type'], 'image/webp')
    for (const other of ['', 'GIF89a', '<svg/>', 'RIFF....WAVE'])
      assert.equal(await code(Buffer.from(other)), 'E_BENEFIT_PHOTO_REFUSED', other)
    const large = Buffer.concat([PIXEL, Buffer.alloc(2 * 1024 * 1024)])
    assert.equal(await code(large), 'E_BENEFIT_PHOTO_REFUSED')
    const { id } = (await admin.post('/api/benefits', LAPTOP)).body
    assert.equal((await give(admin, PIXEL, id)).status, 404)
  })

  test('another company’s car has none to give, to see or to take', async ({ assert }) => {
    await give(admin, PIXEL)
    const other = await signedIn('admin', 'globex')
    assert.equal((await give(other, PIXEL)).status, 404)
    assert.equal((await other.get(`/api/benefits/${car.id}/photo`)).status, 404)
    assert.equal((await take(other)).status, 404)
    assert.isNotNull((await listed()).photoUrl)
  })

  test('the candidate sees those of the offer’s list, in the browser that opened it; HR in the preview', async ({
    assert,
  }) => {
    await give(admin, PIXEL)
    const hidden = (await admin.post('/api/benefits', { ...CAR, description: 'BMW i5' })).body
    await give(admin, PIXEL, hidden.id)
    const { kind: _kind, ...option } = CAR
    const typed = { ...option, id: 'typed by hand', description: 'Zoé' }
    const offer = await story.send(
      {
        salaireBrut: 5000,
        canVoitureSociete: true,
        voitureSocieteOptions: [{ ...option, id: car.id }, typed],
      },
      'FLEX'
    )
    const { client, at, offer: seen } = await story.candidate(offer)
    const { photos } = (await client.get(at())).body
    assert.deepEqual(Object.keys(photos), [car.id])
    assert.isTrue((await client.get(photos[car.id])).raw.equals(PIXEL))
    assert.equal((await (await visitor()).get(photos[car.id])).status, 404)
    assert.equal((await client.get(at(`/benefits/${hidden.id}/photo`))).status, 404)
    assert.equal((await client.get(at('/benefits/x/photo'))).status, 404)
    const preview = (await story.hr.get(`/api/offers/${offer.id}/preview`)).body
    assert.isTrue((await story.hr.get(preview.photos[car.id])).raw.equals(PIXEL))

    const yes = { version: seen.version, packageVersion: seen.packageVersion }
    const accepted = await client.post(at('/accept'), {
      ...yes,
      includeVariableCompensation: false,
    })
    assert.equal(accepted.status, 200)
    assert.equal((await client.get(photos[car.id])).status, 200)
    await take(admin)
    assert.deepEqual((await client.get(at())).body.photos, {})
    assert.equal((await client.get(photos[car.id])).status, 404)
  })
})
