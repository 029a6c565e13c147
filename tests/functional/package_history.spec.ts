import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { HEADLINE, packageBody } from '#tests/helpers/package_body'

let acme: TestCompany
let globex: TestCompany

const rowOf = (id: string) =>
  inTenant(acme.id, (trx) => trx.from('packages').where({ id }).firstOrFail())

async function make(body: object = HEADLINE): Promise<string> {
  return (await (await signedIn('hr')).post('/api/packages', body)).body.id
}

test.group('The history of a package', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('tells version by version what changed, who saved it, and the figures of then', async ({
    assert,
  }) => {
    const id = await make()
    const body = packageBody({ nomFonction: 'Lead' }, { salaireBrut: 3200 })
    await (await signedIn('payroll')).put(`/api/packages/${id}`, { version: 1, ...body })
    const { data } = (await (await signedIn('payroll')).get(`/api/packages/${id}/versions`)).body
    assert.deepEqual(
      data.map(({ version, savedBy, salaireBrut }: any) => ({ version, savedBy, salaireBrut })),
      [
        { version: 2, savedBy: 'Sofie Vermeulen', salaireBrut: 3200 },
        { version: 1, savedBy: 'Nadia Haddad', salaireBrut: 3000 },
      ]
    )
    assert.deepEqual(data[0].changes, [
      { path: 'nomFonction', before: HEADLINE.nomFonction, after: 'Lead' },
      { path: 'package.salaireBrut', before: 3000, after: 3200 },
    ])
    assert.deepEqual(data[1].changes, [])
    assert.equal(data[1].salaireNet, 2261.33)
    assert.equal((await (await visitor()).get(`/api/packages/${id}/versions`)).status, 401)
    const foreign = await (await signedIn('hr', 'globex')).get(`/api/packages/${id}/versions`)
    assert.equal(foreign.status, 404)
  })

  test('restoring — anonymous, viewer and another company change nothing; HR gets the earlier content as a new version', async ({
    assert,
  }) => {
    const id = await make()
    const hr = await signedIn('hr')
    await hr.put(`/api/packages/${id}`, { version: 1, ...packageBody({}, { salaireBrut: 4000 }) })
    const path = `/api/packages/${id}/versions/1/restoration`
    const untouched = await checksumOf(globex.id, {
      except: LEFT_BY_SIGN_IN,
    })
    assert.equal((await (await visitor()).post(path, { version: 2 })).status, 401)
    assert.equal((await (await signedIn('viewer')).post(path, { version: 2 })).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).post(path, { version: 2 })).status, 404)
    assert.equal((await hr.post(path, { version: 1 })).body.code, 'E_STALE_VERSION')
    assert.equal((await rowOf(id)).package.salaireBrut, 4000)

    const answer = await hr.post(path, { version: 2 })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.version, 3)
    const row = await rowOf(id)
    assert.equal(row.package.salaireBrut, 3000)
    assert.equal(row.compute.remuneration.remunerationMensuelle.salaireNet, 2261.33)
    const { data } = (await hr.get(`/api/packages/${id}/versions`)).body
    assert.deepEqual(
      data.map(({ version }: any) => version),
      [3, 2, 1]
    )
    const restored = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'package.version_restored')
    )
    assert.lengthOf(restored, 1)
    for (const unknown of [
      `/api/packages/${id}/versions/9/restoration`,
      `/api/packages/${id}/versions/x/restoration`,
    ])
      assert.equal((await hr.post(unknown, { version: 3 })).status, 404)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})

test.group('For whom a package is simulated', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('anonymous, viewer and another company link no worker; HR links and unlinks, and both stand in the history', async ({
    assert,
  }) => {
    const id = await make()
    const hr = await signedIn('hr')
    const [worker] = (await hr.get('/api/workers')).body.data
    const [stranger] = (await (await signedIn('hr', 'globex')).get('/api/workers')).body.data
    const path = `/api/packages/${id}/simulation-worker`
    const body = { simulationWorkerId: worker.id }
    const untouched = await checksumOf(globex.id, {
      except: LEFT_BY_SIGN_IN,
    })
    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path, body)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).put(path, body)).status, 404)
    for (const unknown of [stranger.id, randomUUID()])
      assert.equal((await hr.put(path, { simulationWorkerId: unknown })).status, 404)
    assert.isUndefined((await rowOf(id)).package.simulationWorkerId)

    const linked = await hr.put(path, body)
    assert.equal(linked.body.simulationWorker.id, worker.id)
    assert.deepEqual((await rowOf(id)).worker_ids, [worker.id])
    // The same again is no new version.
    assert.equal((await hr.put(path, body)).body.version, 2)
    const unlinked = await hr.put(path, { simulationWorkerId: null })
    assert.isNull(unlinked.body.simulationWorker)
    assert.deepEqual((await rowOf(id)).worker_ids, [])
    const { data } = (await hr.get(`/api/packages/${id}/versions`)).body
    assert.deepEqual(
      data.slice(0, 2).map(({ changes }: any) => changes[0]),
      [
        { path: 'package.simulationWorkerId', before: worker.id, after: null },
        { path: 'package.simulationWorkerId', before: null, after: worker.id },
      ]
    )
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})

test.group('The cost of the coming twelve months', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('is the package’s cost to the cent, by month and kind, and writes nothing', async ({
    assert,
  }) => {
    const id = await make()
    const reader = await signedIn('payroll')
    const before = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const path = `/api/packages/${id}/cash-flow`
    const { body } = await reader.post(path, HEADLINE)
    assert.lengthOf(new Set(body.map(({ date }: any) => date)), 12)
    assert.equal(body[0].date, '2026-09-30')
    const { coutEmployeurAnnuel } = (await reader.get(`/api/packages/${id}`)).body.compute
      .coutEmployeur
    const cents = body.reduce((sum: number, { amount }: any) => sum + Math.round(amount * 100), 0)
    assert.equal(cents, Math.round(coutEmployeurAnnuel * 100))
    assert.equal((await reader.post(path, packageBody({}, { salaireBrut: -1 }))).status, 422)
    assert.equal((await (await visitor()).post(path, HEADLINE)).status, 401)
    assert.equal((await (await signedIn('hr', 'globex')).post(path, HEADLINE)).status, 404)
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), before)
  })
})

test.group('People to choose from', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('anonymous, manager: refused; HR adds a contact, who is no active worker yet', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const body = {
      id: randomUUID(),
      firstName: 'Zoé',
      lastName: 'Aerts',
      email: 'zoe@example.test',
    }
    assert.equal((await (await visitor()).post('/api/workers', body)).status, 401)
    assert.equal((await (await signedIn('manager')).post('/api/workers', body)).status, 403)
    const hr = await signedIn('hr')
    const added = await hr.post('/api/workers', body)
    assert.equal(added.status, 201)
    assert.equal((await hr.post('/api/workers', body)).body.id, body.id)
    const choices = async (query: string) =>
      (await hr.get(`/api/worker-choices?${query}`)).body.data.map(
        ({ firstName, lastName }: any) => `${firstName} ${lastName}`
      )
    assert.deepEqual(await choices('active=false'), ['Zoé Aerts'])
    const active = await choices('active=true')
    assert.lengthOf(active, 3)
    assert.deepEqual(active, [...active].sort(new Intl.Collator('fr').compare))
    assert.deepEqual(await choices('active=false&search=ZOE%20AE'), ['Zoé Aerts'])
    assert.deepEqual(await choices('active=false&search=zoe%40'), ['Zoé Aerts'])
    assert.deepEqual(await choices('active=true&search=zoe'), [])
    assert.deepEqual(await choices('search=zoe'), ['Zoé Aerts'], 'one search among all')
    assert.lengthOf(await choices(''), 4)
    assert.equal((await hr.post('/api/workers', { firstName: ' ', lastName: 'X' })).status, 422)
    assert.equal(await checksumOf(globex.id), untouched)
  })
})
