import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { candidateOf } from '#tests/helpers/offers'
import { PIXEL, pngHeader } from '#tests/helpers/pictures'

test.group('The photo of a worker, given by those who keep records', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let id: string

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    id = await candidateOf(acme)
  })

  const path = () => `/api/workers/${id}/photo`
  const give = (from: TestClient, rawBody: Buffer) =>
    from.send('PUT', path(), { rawBody, headers: { 'content-type': 'image/png' } })
  const row = () => inTenant(acme.id, (trx) => trx.from('workers').where({ id }).firstOrFail())

  test('anonymous, viewer, manager and another company neither give, see nor take it; HR does, and the log says so', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const hr = await signedIn('hr')
    const others = [
      [await visitor(), 401],
      [await signedIn('viewer'), 403],
      [await signedIn('manager'), 403],
      [await signedIn('hr', 'globex'), 404],
    ] as const
    for (const [client, status] of others) assert.equal((await give(client, PIXEL)).status, status)
    assert.isNull((await row()).photo_file_key)
    assert.equal((await give(hr, PIXEL)).status, 204)
    for (const [client, status] of others) {
      assert.equal((await client.get(path())).status, status)
      assert.equal((await client.delete(path())).status, status)
    }
    const { photoUrl } = (await hr.get(`/api/workers/${id}/details`)).body
    assert.deepEqual((await hr.get(photoUrl)).raw, PIXEL)
    assert.equal((await hr.delete(path())).status, 204)
    assert.equal((await hr.get(path())).status, 404)
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ event: 'worker.photo_changed', subject_id: id })
    )
    assert.lengthOf(events, 2)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('what is no picture, or too wide, is refused in a sentence; the photo before stays', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    await give(hr, PIXEL)
    const before = await row()
    const refused = await give(hr, Buffer.from('%PDF-1.7'))
    assert.deepEqual([refused.status, refused.body.code], [422, 'E_PHOTO_REFUSED'])
    assert.match(refused.body.detail, /PNG/)
    assert.equal((await give(hr, pngHeader(5000))).body.code, 'E_PICTURE_TOO_LARGE')
    assert.deepEqual(await row(), before)
  })
})
