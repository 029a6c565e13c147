import { test } from '@japa/runner'
import { companyChanges } from '#tests/helpers/company_changes'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { TEAM } from '#modules/demo/team'
import { DEMO_PARTNER_PERSON, seedDemoPartner } from '#modules/demo/partner'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { resetDemo } from '#modules/accounts/jobs/reset_demo'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { SHIPPED_TEMPLATES } from '#modules/templates/shipped/shipped_templates'
import {
  checksumOf,
  freshCompanies,
  tenantTables,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, signsIn, visitor, type TestClient } from '#tests/helpers/client'
import { newCompanyLink, onboard } from '#tests/helpers/onboarding'
import { packageBody } from '#tests/helpers/package_body'

const PATH = '/api/company/demo-reset'

/** Who works there, and to whom something is offered. */
const PEOPLE = DEMO_COMPANIES[0].workers.length + DEMO_COMPANIES[0].offers.length + TEAM.length

/** What a reset leaves alone, and what a sign-in adds to. */
const NOT_DEMO = [
  'audit_chain',
  'audit_heads',
  'audit_log',
  'auth_access_tokens',
  'demo_resets',
  'outbox',
  'outbox_keys',
  'partner_tickets',
  'partner_users',
  'refusals',
  'user_sessions',
]

/** How many rows of the demonstration each table holds. */
async function countsOf(company: TestCompany): Promise<Record<string, number>> {
  const tables = (await tenantTables()).filter((table) => !NOT_DEMO.includes(table))
  return inTenant(company.id, async (trx) => {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      const [{ n }] = await trx.from(table).count('* as n')
      counts[table] = Number(n)
    }
    return counts
  })
}

/** Asks for a reset and lets the worker's job do it. */
async function reset(admin: TestClient, company: TestCompany) {
  const { body } = await admin.post(PATH)
  await resetDemo.handle({ companyId: company.id, requestId: 'test', resetId: body.reset.id })
  return body.reset
}

test.group('Resetting a demo company', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('anonymous and payroll: refused; an administrator asks once, and follows it', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    assert.equal((await (await visitor()).post(PATH)).status, 401)
    assert.equal((await (await signedIn('payroll')).post(PATH)).status, 403)
    assert.equal((await (await visitor()).get(PATH)).status, 401)
    assert.equal((await (await signedIn('payroll')).get(PATH)).status, 403)
    const admin = await signedIn('admin')
    assert.deepEqual((await admin.get(PATH)).body, { reset: null })
    const [first, second] = await Promise.all([admin.post(PATH), admin.post(PATH)])
    assert.equal(first.status, 202)
    assert.equal(first.body.reset.status, 'waiting')
    assert.equal(second.body.reset.id, first.body.reset.id)
    const enqueued = await inTenant(acme.id, (trx) =>
      trx.from('outbox').where('name', 'reset-demo')
    )
    assert.lengthOf(enqueued, 1)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('everything is as it began, also what people wrote about the company; the other company stays', async ({
    assert,
  }) => {
    const admin = await signsIn('admin')
    await reset(admin, acme)
    const start = await countsOf(acme)
    assert.equal(start.workers, PEOPLE)
    assert.equal(start.offers, DEMO_COMPANIES[0].offers.length)
    const templates = SHIPPED_TEMPLATES.filter(({ key }) =>
      DEMO_COMPANIES[0].templates.some((ending) => key.endsWith(ending))
    )
    assert.deepInclude(start, { signers: 1, company_addresses: 0 })
    const OWN_TEXTS_OF_OFFERS = 2
    assert.equal(start.document_templates, templates.length + OWN_TEXTS_OF_OFFERS)
    // Of every state one: what runs, what waits, what is to come, what ended and what was corrected.
    const { counts } = (await admin.get('/api/contracts')).body
    for (const [standing, count] of Object.entries(counts))
      assert.isAbove(Number(count), 0, standing)
    const [casefile] = (await admin.get('/api/casefile')).body.data
    const whole = (await admin.get(`/api/casefile/${casefile.id}`)).body
    assert.lengthOf(whole.documents, 1)
    for (const { path } of whole.problems) assert.include(path, '.worker.', 'what the form asks')
    const company = companyChanges((await admin.get('/api/company')).body)
    await admin.put('/api/company', { ...company, name: 'Spoiled', city: 'Nowhere' })
    await admin.post('/api/packages', packageBody())
    await admin.post('/api/cost-centers', { name: 'CC-999' })
    await admin.post('/api/invitations', { email: 'x@example.test', role: 'HR', language: 'fr' })
    const { body: people } = await admin.get('/api/company-users')
    const viewer = people.data.find((person: { role: string }) => person.role === 'VIEWER')
    await admin.put(`/api/company-users/${viewer.id}`, { role: 'HR' })
    await admin.post(`/api/company-users/${viewer.id}/deactivation`)

    const untouched = await checksumOf(globex.id)
    await reset(admin, acme)
    const { body: again } = await admin.get('/api/company')
    assert.deepEqual([again.name, again.city], ['Acme Belgium', 'Bruxelles'])
    assert.isAbove(again.version, company.version)
    assert.deepEqual(await countsOf(acme), start)
    assert.equal((await (await signedIn('viewer')).get('/api/users')).body.role, 'VIEWER')
    assert.equal(await checksumOf(globex.id), untouched)
    const { status, done, total } = (await admin.get(PATH)).body.reset
    assert.equal(status, 'done')
    assert.equal(done, total)
    assert.isAbove(total, start.workers)
    const [, asked] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'company.demo_reset_requested').orderBy('id')
    )
    assert.equal(asked.actor_id, (await admin.get('/api/users')).body.id)
  })

  test('sessions stay: of the demo accounts, of the partner and of the user who asked; others who came since are gone', async ({
    assert,
  }) => {
    await seedDemoPartner([acme.id])
    const hr = await signedIn('hr')
    const link = await newCompanyLink(await signedIn('admin'))
    const comeIn = async (email: string) => {
      const client = await visitor()
      await onboard(acme, client, link, {
        displayName: 'New',
        email,
        language: 'fr',
        password: 'une-longue-phrase-2026',
      })
      return client
    }
    const guest = await comeIn('guest@example.test')
    const asker = await comeIn('asker@example.test')
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'asker@example.test').update({ role: 'ADMINISTRATOR' })
    )
    await reset(asker, acme)
    assert.equal((await asker.get('/api/users')).body.email, 'asker@example.test')
    assert.equal((await hr.get('/api/users')).status, 200)
    assert.equal((await guest.get('/api/users')).status, 401)
    const emails = await inTenant(acme.id, async (trx) =>
      (await trx.from('users').select('email')).map(({ email }) => email)
    )
    assert.notInclude(emails, 'guest@example.test')
    assert.include(emails, DEMO_PARTNER_PERSON.email)
    assert.lengthOf(emails, 7)
  })

  test('a company that is no demo is refused, and a job that slipped through deletes nothing', async ({
    assert,
  }) => {
    const initech = { id: '', slug: 'initech', packageIds: [], contractIds: [] }
    initech.id = await seedDemoCompany({ ...DEMO_COMPANIES[0], slug: 'initech' })
    const answer = await (await signedIn('admin', 'initech')).post(PATH)
    assert.equal(answer.status, 409)
    assert.equal(answer.body.code, 'E_NO_DEMO')

    const admin = await signedIn('admin')
    const { body } = await admin.post(PATH)
    await inTenant(acme.id, (trx) => trx.from('companies').update({ is_demo: false }))
    const before = await checksumOf(acme.id, { except: NOT_DEMO })
    const input = { companyId: acme.id, requestId: 'test', resetId: body.reset.id }
    await assert.rejects(() => resetDemo.handle(input))
    assert.equal(await checksumOf(acme.id, { except: NOT_DEMO }), before)
    await resetDemo.failed!(input, new Error('no demo'))
    assert.equal((await admin.get(PATH)).body.reset.status, 'failed')
    assert.equal((await admin.post(PATH)).body.code, 'E_NO_DEMO')
  })

  test('a job that runs twice changes nothing the second time; one that broke off begins again', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id: resetId } = await reset(admin, acme)
    const done = await checksumOf(acme.id)
    await resetDemo.handle({ companyId: acme.id, requestId: 'test', resetId })
    assert.equal(await checksumOf(acme.id), done)

    const { body } = await admin.post(PATH)
    assert.notEqual(body.reset.id, resetId)
    await inTenant(acme.id, (trx) =>
      trx.from('demo_resets').where('id', body.reset.id).update({ status: 'running', done: 5 })
    )
    await resetDemo.handle({ companyId: acme.id, requestId: 'test', resetId: body.reset.id })
    const again = (await admin.get(PATH)).body.reset
    assert.equal(again.status, 'done')
    assert.equal(again.done, again.total)
    assert.equal((await countsOf(acme)).workers, PEOPLE)
  })
})
