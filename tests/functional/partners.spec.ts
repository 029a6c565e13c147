import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import { DEMO_COMPANIES, DEMO_PASSWORD } from '#modules/demo/companies'
import { DEMO_PARTNER_PERSON, seedDemoPartner } from '#modules/demo/partner'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { GiveToPartner } from '#modules/accounts/index'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { DANGEROUSLY_amongCompaniesOf, inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, TestClient, visitor, type TestResponse } from '#tests/helpers/client'

const { email } = DEMO_PARTNER_PERSON

/** What a change writes down where it starts, and what the other company may see of it. */
const TRACES = [...LEFT_BY_SIGN_IN, 'partner_tickets']

/** The partner's person, signed in at a company with their password. */
async function partnerAt(slug: string): Promise<TestClient> {
  const client = await visitor(slug)
  const answer = await client.post('/api/session', { email, password: DEMO_PASSWORD })
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.raw}`)
  return client
}

/** Opens the address that an answer leads to, as the browser's other tab of cookies would. */
function follow(client: TestClient, { headers }: TestResponse): Promise<TestResponse> {
  const { pathname, search } = new URL(String(headers.location), 'http://here')
  return client.get(pathname + search)
}

/** The way from acme to a company up to its ticket, in one browser: its cookies there are `there`. */
async function ticketTo(from: TestClient, there: TestClient, companyId: string): Promise<string> {
  const { body } = await from.post('/api/partner/change-company', { companyId })
  const door = await there.get(new URL(body.address).pathname + new URL(body.address).search)
  const departure = await follow(from, door)
  return new URL(String(departure.headers.location)).hash.slice(1)
}

const eventsOf = (company: TestCompany, event: string) =>
  inTenant(company.id, (trx) => trx.from('audit_log').where('event', event))
const ticketsOf = (company: TestCompany) =>
  inTenant(company.id, (trx) => trx.from('partner_tickets'))

test.group('Partners and their companies', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await seedDemoPartner([acme.id, globex.id])
  })

  test('the partner sees their companies by name, other users none, strangers nothing', async ({
    assert,
  }) => {
    await inTenant(globex.id, (trx) => trx.from('companies').update({ name: 'Aalst Services' }))
    const companies = (await (await partnerAt('acme')).get('/api/partner/companies')).body.data
    assert.deepEqual(companies, [
      { id: globex.id, name: 'Aalst Services' },
      { id: acme.id, name: 'Acme Belgium' },
    ])
    assert.deepEqual((await (await signedIn('admin')).get('/api/partner/companies')).body.data, [])
    assert.equal((await (await visitor()).get('/api/partner/companies')).status, 401)
  })

  test('they change to the other company, once, and both audit logs say who and by which partner', async ({
    assert,
  }) => {
    const here = await partnerAt('acme')
    const there = await visitor('globex')
    const ticket = await ticketTo(here, there, globex.id)
    assert.lengthOf(ticket, 43)
    assert.equal((await there.get('/api/users')).status, 401)
    const arrived = await there.post('/api/partner/arrival', { ticket })
    assert.equal(arrived.status, 200)
    assert.equal(arrived.body.company.name, 'Globex Services')
    const entered = (await there.get('/api/users')).body
    assert.equal(entered.email, email)
    assert.equal((await here.get('/api/users')).status, 200)
    assert.notEqual((await here.get('/api/users')).body.id, entered.id)

    const [left] = await eventsOf(acme, 'partner.left')
    const [came] = await eventsOf(globex, 'partner.arrived')
    assert.equal(left.actor_id, (await here.get('/api/users')).body.id)
    assert.equal(came.actor_id, entered.id)
    assert.equal(left.details.partner, 'Fiduciaire Delvaux')
    assert.deepEqual(left.details, came.details)
    const [signIn] = await eventsOf(globex, 'user.signed_in')
    assert.deepEqual(signIn.details, { way: 'partner' })
    // Clients of one partner do not learn of each other.
    const logs = JSON.stringify([await eventsOf(acme, 'partner.left'), came])
    for (const word of ['Globex', globex.id, 'Acme'])
      assert.notInclude(logs.replaceAll(came.company_id, ''), word)
    assert.notInclude(JSON.stringify(await ticketsOf(acme)), ticket)

    const again = await there.post('/api/partner/arrival', { ticket })
    assert.equal(again.status, 401)
    assert.equal(again.body.code, 'E_LINK_GONE')
  })

  test('after the partner’s query the same transaction sees its own company alone', async ({
    assert,
  }) => {
    await inTenant(acme.id, async (trx) => {
      const [{ partner_id: partnerId }] = await trx.from('companies').select('partner_id')
      const among = await DANGEROUSLY_amongCompaniesOf({ trx }, partnerId, () =>
        trx.from('companies').select('id')
      )
      assert.lengthOf(among, 2)
      assert.deepEqual(await trx.from('companies').select('id'), [{ id: acme.id }])
    })
  })

  test('of two who use a ticket at the same time one comes in', async ({ assert }) => {
    const there = await visitor('globex')
    const ticket = await ticketTo(await partnerAt('acme'), there, globex.id)
    const answers = await Promise.all([
      there.post('/api/partner/arrival', { ticket }),
      there.post('/api/partner/arrival', { ticket }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401])
    assert.lengthOf(await eventsOf(globex, 'partner.arrived'), 1)
  })

  test('a ticket opens neither in another browser, nor after its minute, nor at another company', async ({
    assert,
  }) => {
    const here = await partnerAt('acme')
    const there = await visitor('globex')
    const ticket = await ticketTo(here, there, globex.id)
    const thief = await visitor('globex')
    assert.equal((await thief.post('/api/partner/arrival', { ticket })).status, 401)
    await thief.get('/api/out/partner/door?from=acme')
    assert.equal((await thief.post('/api/partner/arrival', { ticket })).status, 401)
    assert.equal((await here.post('/api/partner/arrival', { ticket })).status, 401)
    const realNow = Date.now
    Date.now = () => realNow() + 61_000
    try {
      assert.equal((await there.post('/api/partner/arrival', { ticket })).status, 401)
    } finally {
      Date.now = realNow
    }
    assert.lengthOf(await eventsOf(globex, 'partner.arrived'), 0)
    assert.equal((await there.post('/api/partner/arrival', { ticket })).status, 200)
  })

  test('a partner’s user cannot leave for a company that is not the partner’s, their own, or one where they are no user', async ({
    assert,
  }) => {
    const umbrella = await seedDemoCompany({ ...DEMO_COMPANIES[1], slug: 'umbrella', workers: [] })
    const before = await checksumOf(umbrella)
    const partner = await partnerAt('acme')
    const admin = await signedIn('admin')
    for (const companyId of [umbrella, randomUUID(), acme.id])
      assert.equal(
        (await partner.post('/api/partner/change-company', { companyId })).status,
        404,
        companyId
      )
    const body = { companyId: globex.id }
    assert.equal((await admin.post('/api/partner/change-company', body)).status, 404)
    assert.equal((await (await visitor()).post('/api/partner/change-company', body)).status, 401)
    // The partner owns it, but this person has no account there.
    await forSystem('test', umbrella, async (scope) => {
      const [partnerOfAcme] = await scope.trx.from('partner_users')
      assert.isUndefined(partnerOfAcme)
      const other = { ...DEMO_PARTNER_PERSON, id: randomUUID(), email: 'other@delvaux.test' }
      const owner = { id: '01900000-0000-7000-8000-00000000da7a', name: 'Fiduciaire Delvaux' }
      assert.isTrue((await GiveToPartner.handle(scope, owner, other)).ok)
    })
    assert.equal(
      (await partner.post('/api/partner/change-company', { companyId: umbrella })).status,
      404
    )
    assert.notEqual(await checksumOf(umbrella), before)
    assert.lengthOf(await ticketsOf(acme), 0)
  })

  test('a token, which may less than its owner, becomes no session elsewhere', async ({
    assert,
  }) => {
    const made = await new TestClient('acme').post('/api/tokens', {
      email,
      password: DEMO_PASSWORD,
      name: 'laptop',
    })
    const program = new TestClient('acme', { authorization: `Bearer ${made.body.token}` })
    const body = { companyId: globex.id }
    assert.equal((await program.post('/api/partner/change-company', body)).status, 403)
    const hash = 'x'.repeat(43)
    const departure = await program.get(`/api/partner/departure?browser=${hash}`)
    assert.equal(departure.headers.location, '/')
    assert.lengthOf(await ticketsOf(acme), 0)
  })

  test('a link from elsewhere makes no ticket: only a click does, once', async ({ assert }) => {
    const here = await partnerAt('acme')
    const path = `/api/partner/departure?browser=${'a'.repeat(43)}`
    assert.equal((await here.get(path)).headers.location, '/')
    await here.post('/api/partner/change-company', { companyId: globex.id })
    assert.match(String((await here.get(path)).headers.location), /^http:\/\/globex\.localhost/)
    assert.equal((await here.get(path)).headers.location, '/')
    assert.lengthOf(await ticketsOf(acme), 1)
  })

  test('the way back leads to companies of ours only', async ({ assert }) => {
    const there = await visitor('globex')
    for (const from of ['nobody', 'evil.example', 'acme.evil', '']) {
      const answer = await there.get(`/api/out/partner/door?from=${from}`)
      assert.include([404, 422], answer.status, from)
      assert.isUndefined(answer.headers.location)
    }
  })

  test('who is deactivated in the other company does not arrive; who is in this one does not leave', async ({
    assert,
  }) => {
    const here = await partnerAt('acme')
    const there = await visitor('globex')
    const ticket = await ticketTo(here, there, globex.id)
    const idIn = (company: TestCompany) =>
      inTenant(
        company.id,
        async (trx) => (await trx.from('users').where('email', email).first()).id
      )
    const atGlobex = await signedIn('admin', 'globex')
    await atGlobex.post(`/api/company-users/${await idIn(globex)}/deactivation`)
    assert.equal((await there.post('/api/partner/arrival', { ticket })).status, 401)
    assert.equal((await there.get('/api/users')).status, 401)
    await atGlobex.delete(`/api/company-users/${await idIn(globex)}/deactivation`)

    const next = await ticketTo(here, there, globex.id)
    await (await signedIn('admin')).post(`/api/company-users/${await idIn(acme)}/deactivation`)
    assert.equal(
      (await here.post('/api/partner/change-company', { companyId: globex.id })).status,
      401
    )
    assert.equal((await there.post('/api/partner/arrival', { ticket: next })).status, 401)
  })

  test('a second factor of the other company is asked for there', async ({ assert }) => {
    const atGlobex = await partnerAt('globex')
    await inTenant(globex.id, async (trx) => {
      const user = await trx.from('users').where('email', email).first()
      await trx
        .table('second_factors')
        .insert({ user_id: user.id, kind: 'TOTP', secret: 'x', confirmed_at: new Date() })
    })
    const ticket = await ticketTo(await partnerAt('acme'), atGlobex, globex.id)
    const arrived = await atGlobex.post('/api/partner/arrival', { ticket })
    assert.deepEqual(arrived.body.secondFactor, ['TOTP'])
    assert.isUndefined(arrived.body.user)
  })

  test('the database shows another company’s partner rows only to who names the partner, and takes no change of them', async ({
    assert,
  }) => {
    await inTenant(acme.id, async (trx) => {
      const [{ partner_id: partnerId }] = await trx.from('partner_users')
      assert.lengthOf(await trx.from('companies'), 1)
      const seen = await DANGEROUSLY_amongCompaniesOf({ trx }, partnerId, async () => {
        assert.equal(
          Number(await trx.from('companies').where('id', globex.id).update({ name: 'x' })),
          0
        )
        assert.equal(
          Number(await trx.from('partner_users').where('company_id', globex.id).delete()),
          0
        )
        return {
          companies: await trx.from('companies'),
          users: await trx.from('users').where('company_id', globex.id),
        }
      })
      assert.lengthOf(seen.companies, 2)
      assert.lengthOf(seen.users, 0)
      const ofNoUser = await DANGEROUSLY_amongCompaniesOf({ trx }, randomUUID(), async () =>
        trx.from('companies')
      )
      assert.lengthOf(ofNoUser, 1)
      assert.lengthOf(await trx.from('companies'), 1)
    })
  })

  test('the company that is entered may note that a ticket was used, and change nothing else of it', async ({
    assert,
  }) => {
    await ticketTo(await partnerAt('acme'), await visitor('globex'), globex.id)
    assert.lengthOf(await ticketsOf(globex), 1)
    for (const change of [
      'target_company_id = company_id',
      "secret_hash = 'x'",
      'expires_at = now()',
    ])
      await assert.rejects(
        () => inTenant(globex.id, (trx) => trx.rawQuery(`update partner_tickets set ${change}`)),
        /permission denied/
      )
    const { rowCount } = await inTenant(globex.id, (trx) =>
      trx.rawQuery('delete from partner_tickets')
    )
    assert.equal(rowCount, 0)
  })

  test('a user whom the company made itself never becomes the partner’s, and a company has one partner', async ({
    assert,
  }) => {
    await forSystem('test', acme.id, async (scope) => {
      const [{ partner_id: id }] = await scope.trx.from('partner_users')
      const person = { ...DEMO_PARTNER_PERSON, id: randomUUID(), email: 'admin@acme.test' }
      const taken = await GiveToPartner.handle(scope, { id, name: 'Fiduciaire Delvaux' }, person)
      assert.deepInclude(taken, { ok: false, problem: 'E_ADDRESS_TAKEN' })
      const other = await GiveToPartner.handle(scope, { id: randomUUID(), name: 'Other' }, person)
      assert.deepInclude(other, { ok: false, problem: 'E_CONFLICT' })
    })
  })

  test('changing touches nothing of the other company but its trace', async ({ assert }) => {
    const untouched = await checksumOf(globex.id, { except: TRACES })
    const there = await visitor('globex')
    const ticket = await ticketTo(await partnerAt('acme'), there, globex.id)
    await there.post('/api/partner/arrival', { ticket })
    assert.equal(await checksumOf(globex.id, { except: TRACES }), untouched)
  })
})

test.group('node ace partner:give', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  const give = async (...companies: string[]) => {
    const command = await ace.exec('partner:give', [
      '--partner=Bureau Peeters',
      '--email=An@peeters.test',
      '--person=An Peeters',
      '--language=nl',
      ...companies.map((company) => `--company=${company}`),
    ])
    return command.exitCode
  }
  const membersOf = ({ id }: TestCompany) => inTenant(id, (trx) => trx.from('partner_users'))

  test('gives companies to a partner one after the other, the same person in each', async ({
    assert,
  }) => {
    assert.equal(await give('acme'), 0)
    assert.equal(await give('acme', 'globex'), 0)
    const [atAcme, ...others] = await membersOf(acme)
    const [atGlobex] = await membersOf(globex)
    assert.lengthOf(others, 0)
    assert.equal(atAcme.person_id, atGlobex.person_id)
    assert.equal(atAcme.partner_id, atGlobex.partner_id)
    const [user] = await inTenant(globex.id, (trx) =>
      trx.from('users').where('email', 'an@peeters.test')
    )
    assert.deepInclude(user, { role: 'ADMINISTRATOR', language: 'nl', display_name: 'An Peeters' })
    const [event] = await eventsOf(globex, 'partner.appointed')
    assert.deepEqual(
      [event.actor_id, event.details],
      ['give-to-partner', { partner: 'Bureau Peeters' }]
    )
  })

  test('changes nothing when one of the companies is not there', async ({ assert }) => {
    assert.equal(await give('acme', 'nobody'), 1)
    assert.lengthOf(await membersOf(acme), 0)
  })
})
