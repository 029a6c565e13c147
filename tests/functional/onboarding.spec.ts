import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { postAddressProofs } from '#tests/helpers/address_proofs'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { LIMITS, newCompanyLink, onboard } from '#tests/helpers/onboarding'
import { postMails, queuedMails } from '#tests/helpers/mails'

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
  const COMPANY = '/api/onboarding/company'
  const newLink = async (limits: object = {}, slug = 'acme') =>
    newCompanyLink(await signedIn('admin', slug), limits)
  const usersOf = (email = 'noor@example.test') =>
    inTenant(acme.id, (trx) => trx.from('users').where({ email }))

  test('anonymous and HR: refused; an administrator makes it, replaces it and closes it', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const admin = await signedIn('admin')
    assert.equal((await (await visitor()).post(LINK, LIMITS)).status, 401)
    assert.equal((await (await signedIn('hr')).post(LINK, LIMITS)).status, 403)
    const first = await newLink()
    const second = await newLink()
    const guest = await visitor()
    assert.equal((await guest.post(COMPANY, { companyLink: first })).status, 404)
    assert.deepEqual((await guest.post(COMPANY, { companyLink: second })).body, {
      name: 'Acme Belgium',
      domains: ['example.test'],
    })
    const rows = await inTenant(acme.id, (trx) => trx.from('onboarding_links'))
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), second)
    const { createdAt, expiresAt, ...shown } = (await admin.get(LINK)).body
    assert.isNotNull(createdAt)
    assert.closeTo((new Date(expiresAt).getTime() - Date.now()) / 86_400_000, 14, 0.1)
    assert.deepEqual(shown, { domains: ['example.test'], usesLeft: 25 })
    assert.equal((await (await visitor()).delete(LINK)).status, 401)
    assert.equal((await (await signedIn('hr')).delete(LINK)).status, 403)
    assert.equal((await admin.delete(LINK)).status, 204)
    assert.equal((await guest.post(COMPANY, { companyLink: second })).status, 404)
    assert.equal((await onboard(acme, guest, second, PERSON)).status, 404)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('its secret stands behind #, and no call has it in its path', async ({ assert }) => {
    const { body } = await (await signedIn('admin')).post(LINK, LIMITS)
    const { pathname, search, hash } = new URL(body.link)
    assert.deepEqual({ pathname, search }, { pathname: '/fr/onboard', search: '' })
    assert.match(hash, /^#[\w-]{43}$/)
    const guest = await visitor()
    assert.equal((await guest.get(`${COMPANY}/${hash.slice(1)}`)).status, 404)
    assert.equal((await guest.post(`${COMPANY}/${hash.slice(1)}/user`, PERSON)).status, 404)
  })

  test('its page is in the language of its maker, not of the company', async ({ assert }) => {
    const admin = await signedIn('admin', 'globex')
    for (const language of ['fr', 'nl', 'en']) {
      const { body } = await admin.post(LINK, LIMITS, { headers: { 'x-language': language } })
      assert.equal(new URL(body.link).pathname, `/${language}/onboard`)
    }
  })

  test('a colleague proves the address, makes an access and is in, without a sight of the company', async ({
    assert,
  }) => {
    const guest = await visitor()
    const made = await onboard(acme, guest, await newLink(), PERSON)
    assert.equal(made.status, 200)
    assert.isTrue(made.body)
    const { email, role, can } = (await guest.get('/api/users')).body
    assert.deepEqual({ email, role }, { email: 'noor@example.test', role: 'NEWCOMER' })
    assert.deepEqual(
      Object.keys(can).filter((right) => can[right]),
      ['account.read', 'account.write']
    )
    const seen = [
      '/api/packages',
      `/api/packages/${acme.packageIds[0]}`,
      '/api/workers',
      '/api/contracts',
      '/api/offers',
      '/api/company-users',
    ]
    for (const path of seen) assert.equal((await guest.get(path)).status, 403, path)
    const found = (await guest.get('/api/search?search=a')).body
    assert.isEmpty(Object.values(found).flat(), 'search')
  })

  test('a registered address has no account before its mailbox is read', async ({ assert }) => {
    const companyLink = await newLink()
    const stranger = await visitor()
    const { email, language } = PERSON
    const asked = await stranger.post(`${COMPANY}/code`, { companyLink, email, language })
    assert.equal(asked.status, 204)
    const body = { ...PERSON, companyLink, code: 'aaaa-aaaa' }
    const guessed = await stranger.post(`${COMPANY}/user`, body)
    assert.equal(guessed.body.code, 'E_INVALID_CODE')
    assert.equal((await stranger.post(`${COMPANY}/user`, { ...PERSON, companyLink })).status, 422)
    assert.lengthOf(await usersOf(), 0)
    assert.equal((await stranger.get('/api/users')).status, 401)
    // The right code opens in the browser that asked for it, for the address it went to, and once.
    const { code } = await postAddressProofs(acme)
    const other = await visitor()
    assert.equal((await other.post(`${COMPANY}/user`, { ...body, code })).status, 401)
    const elsewhere = { ...body, code, email: 'somebody@example.test' }
    assert.equal((await stranger.post(`${COMPANY}/user`, elsewhere)).status, 401)
    assert.lengthOf(await usersOf(), 0)
    assert.isTrue((await stranger.post(`${COMPANY}/user`, { ...body, code })).body)
    assert.equal((await other.post(`${COMPANY}/user`, { ...body, code })).status, 401)
  })

  test('only who reads the mailbox learns that an address has an account', async ({ assert }) => {
    const companyLink = await newLink({ domains: ['acme.test'] })
    const stranger = await visitor()
    const answers = []
    for (const email of ['hr@acme.test', 'nobody@acme.test']) {
      const asked = await stranger.post(`${COMPANY}/code`, { companyLink, email, language: 'fr' })
      const body = { ...PERSON, companyLink, email, code: 'aaaa-aaaa' }
      const made = await stranger.post(`${COMPANY}/user`, body)
      answers.push([asked.status, asked.raw.toString(), made.status, made.body.code])
    }
    assert.deepEqual(answers[0], answers[1])
    const { sent } = await postAddressProofs(acme)
    assert.lengthOf(sent, 2)
    const [before] = await usersOf('hr@acme.test')
    const owner = await visitor()
    const exists = await onboard(acme, owner, companyLink, { ...PERSON, email: 'HR@acme.test' })
    assert.equal(exists.status, 200)
    assert.isFalse(exists.body)
    assert.equal((await owner.get('/api/users')).status, 401)
    assert.deepEqual(await usersOf('hr@acme.test'), [before])
  })

  test('addresses of other domains are told for which the link is, and get no mail', async ({
    assert,
  }) => {
    const companyLink = await newLink({ domains: ['acme.be', 'Acme.TEST'] })
    const guest = await visitor()
    for (const email of ['noor@example.test', 'noor@mail.acme.be', 'noor@acme.be.evil.test']) {
      const asked = await guest.post(`${COMPANY}/code`, { companyLink, email, language: 'en' })
      assert.equal(asked.status, 422, email)
      assert.equal(asked.body.errors[0].path, 'email')
      assert.include(asked.body.errors[0].message, '@acme.be, @acme.test')
      const made = await guest.post(`${COMPANY}/user`, {
        ...PERSON,
        email,
        companyLink,
        code: 'aaaa-aaaa',
      })
      assert.equal(made.status, 422, email)
    }
    assert.isEmpty(await queuedMails(acme, 'address-proof'))
  })

  test('past its end, used up and of another company it opens nothing', async ({ assert }) => {
    const guest = await visitor()
    const foreign = await newLink({}, 'globex')
    assert.equal((await guest.post(COMPANY, { companyLink: foreign })).status, 404)
    const companyLink = await newLink({ uses: 1 })
    assert.isTrue((await onboard(acme, guest, companyLink, PERSON)).body)
    const second = await visitor()
    assert.equal((await second.post(COMPANY, { companyLink })).status, 404)
    const other = { ...PERSON, email: 'second@example.test' }
    assert.equal((await onboard(acme, second, companyLink, other)).status, 404)
    const late = await newLink()
    await inTenant(acme.id, (trx) =>
      trx.from('onboarding_links').update({ expires_at: new Date(Date.now() - 1) })
    )
    assert.equal((await second.post(COMPANY, { companyLink: late })).status, 404)
    assert.lengthOf(await usersOf('second@example.test'), 0)
  })

  test('of two who come in the same moment the last use opens for one', async ({ assert }) => {
    const companyLink = await newLink({ uses: 1 })
    const bodies = []
    for (const email of ['one@example.test', 'two@example.test']) {
      const client = await visitor()
      await client.post(`${COMPANY}/code`, { companyLink, email, language: 'fr' })
      const { code } = await postAddressProofs(acme)
      bodies.push({ client, body: { ...PERSON, email, companyLink, code } })
    }
    const answers = await Promise.all(
      bodies.map(({ client, body }) => client.post(`${COMPANY}/user`, body))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 404]
    )
  })

  test('administrators are told by mail, each in their language, once, and while a newcomer waits', async ({
    assert,
  }) => {
    await onboard(acme, await visitor(), await newLink(), PERSON)
    const sent = await postMails(acme, 'newcomer')
    assert.lengthOf(sent, 1)
    const { to, subject, text } = sent[0] as any
    assert.include(JSON.stringify(to), 'admin@acme.test')
    assert.equal(subject, 'Noor attend un rôle chez Acme Belgium')
    assert.include(text, '/fr/settings/users')
    const [{ id }] = await usersOf()
    const admin = await signedIn('admin')
    assert.equal((await admin.put(`/api/company-users/${id}`, { role: 'VIEWER' })).status, 200)
    await inTenant(acme.id, (trx) => trx.from('mails').update({ sent_at: null, taken_at: null }))
    assert.isEmpty(await postMails(acme, 'newcomer'), 'no newcomer waits any more')
  })

  test('a role is given, and then the company is seen; no role makes a newcomer', async ({
    assert,
  }) => {
    const guest = await visitor()
    await onboard(acme, guest, await newLink(), PERSON)
    const [{ id }] = await usersOf()
    const admin = await signedIn('admin')
    const path = `/api/company-users/${id}`
    assert.equal((await guest.put(path, { role: 'HR' })).status, 403)
    assert.equal((await admin.put(path, { role: 'NEWCOMER' })).status, 422)
    const invitation = { email: 'x@example.test', role: 'NEWCOMER', language: 'fr' }
    assert.equal((await admin.post('/api/invitations', invitation)).status, 422)
    assert.notInclude((await admin.get('/api/roles')).body.toGive, 'NEWCOMER')
    assert.equal((await admin.put(path, { role: 'VIEWER' })).status, 200)
    assert.equal((await guest.get('/api/team')).status, 200)
    assert.equal((await guest.get('/api/packages')).status, 403, 'a viewer sees no pay')
  })

  test('a short password is refused at its field, and the code stays good', async ({ assert }) => {
    const companyLink = await newLink()
    const guest = await visitor()
    const { email, language } = PERSON
    await guest.post(`${COMPANY}/code`, { companyLink, email, language })
    const { code } = await postAddressProofs(acme)
    const body = { ...PERSON, companyLink, code }
    const short = await guest.post(`${COMPANY}/user`, { ...body, password: 'kort' })
    assert.equal(short.status, 422)
    assert.equal(short.body.errors[0].path, 'password')
    assert.lengthOf(await usersOf(), 0)
    assert.isTrue((await guest.post(`${COMPANY}/user`, body)).body)
  })

  test('a link without a domain, an end or a count is refused field by field', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    for (const [limits, path] of [
      [{ domains: [] }, 'domains'],
      [{ domains: ['@acme.be'] }, 'domains.0'],
      [{ domains: ['localhost'] }, 'domains.0'],
      [{ days: 91 }, 'days'],
      [{ days: null }, 'days'],
      [{ uses: 0 }, 'uses'],
    ] as const) {
      const answer = await admin.post(LINK, { ...LIMITS, ...limits })
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].path, path)
    }
  })

  test('the code of a mail stands in no table and no log, and another is mailed two minutes later', async ({
    assert,
  }) => {
    const companyLink = await newLink()
    const guest = await visitor()
    const ask = () =>
      guest.post(`${COMPANY}/code`, { companyLink, email: PERSON.email, language: 'nl' })
    assert.equal((await ask()).status, 204)
    const { sent, code, subject, text } = await postAddressProofs(acme)
    assert.lengthOf(sent, 1)
    assert.include(subject, code)
    assert.include(text, 'Acme Belgium')
    const stored = await inTenant(acme.id, async (trx) => [
      ...(await trx.from('address_proofs').select('code_hash', 'email', 'browser_hash')),
      ...(await trx.from('outbox').select('payload')),
      ...(await trx.from('audit_log').select('details')),
    ])
    assert.notInclude(JSON.stringify(stored), code)
    const soon = await ask()
    assert.equal(soon.status, 429)
    assert.isAbove(Number(soon.headers['retry-after']), 0)
    await inTenant(acme.id, (trx) =>
      trx.from('address_proofs').update({ created_at: new Date(Date.now() - 121_000) })
    )
    assert.equal((await ask()).status, 204)
    const earlier = await guest.post(`${COMPANY}/user`, { ...PERSON, companyLink, code })
    assert.equal(earlier.status, 401)
  })
})
