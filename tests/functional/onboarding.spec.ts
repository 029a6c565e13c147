import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

const PERSON = {
  displayName: 'Noor',
  email: 'Noor@example.test',
  language: 'nl',
  password: 'lange-zin-2026',
}

test.group('The link for colleagues', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const LINK = '/api/onboarding-link'
  const newPath = async (slug = 'acme') => {
    const { body } = await (await signedIn('admin', slug)).post(LINK)
    return `/api/onboarding/company/${body.link.split('/').at(-1)}`
  }

  test('anonymous and HR: refused; an administrator makes it, replaces it and closes it', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const admin = await signedIn('admin')
    assert.equal((await (await visitor()).post(LINK)).status, 401)
    assert.equal((await (await signedIn('hr')).post(LINK)).status, 403)
    const first = await newPath()
    const second = await newPath()
    const guest = await visitor()
    assert.equal((await guest.get(first)).status, 404)
    assert.deepEqual((await guest.get(second)).body, { name: 'Acme Belgium' })
    const rows = await inTenant(acme.id, (trx) => trx.from('onboarding_links'))
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), second.split('/').at(-1)!)
    assert.isNotNull((await admin.get(LINK)).body.createdAt)
    assert.equal((await (await visitor()).delete(LINK)).status, 401)
    assert.equal((await (await signedIn('hr')).delete(LINK)).status, 403)
    assert.equal((await admin.delete(LINK)).status, 204)
    assert.equal((await guest.get(second)).status, 404)
    assert.equal((await guest.post(`${second}/user`, PERSON)).status, 404)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a colleague makes an access and is in; the second time it says that there is one', async ({
    assert,
  }) => {
    const path = await newPath()
    const guest = await visitor()
    const made = await guest.post(`${path}/user`, PERSON)
    assert.equal(made.status, 200)
    assert.isTrue(made.body)
    const { email, role } = (await guest.get('/api/users')).body
    assert.deepEqual({ email, role }, { email: 'noor@example.test', role: 'HR' })
    const stranger = await visitor()
    const again = await stranger.post(`${path}/user`, { ...PERSON, password: 'andere-zin-2026' })
    assert.isFalse(again.body)
    assert.equal((await stranger.get('/api/users')).status, 401)
  })

  test('a short password and a link of another company make nobody a user', async ({ assert }) => {
    const path = await newPath()
    const guest = await visitor()
    const short = await guest.post(`${path}/user`, { ...PERSON, password: 'kort' })
    assert.equal(short.status, 422)
    assert.equal(short.body.errors[0].path, 'password')
    assert.equal((await guest.get(await newPath('globex'))).status, 404)
    const rows = await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'noor@example.test')
    )
    assert.lengthOf(rows, 0)
  })
})
