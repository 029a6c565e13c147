import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'

let acme: TestCompany
let globex: TestCompany

const PATH = '/api/salary-sacrifices'
/** What signing in writes. */
const SIGNED_IN = { except: LEFT_BY_SIGN_IN }

const rows = () => inTenant(acme.id, (trx) => trx.from('salary_sacrifices').orderBy('id'))
const events = () =>
  inTenant(acme.id, async (trx) =>
    (await trx.from('audit_log').whereLike('event', 'salary_sacrifice.%').orderBy('id')).map(
      ({ event }) => event
    )
  )

/** A worker with a contract, their package, and a bike of the catalogue. */
async function facts(client: TestClient) {
  const [contract] = (await client.get('/api/contracts')).body.data
  const bike = (await client.get('/api/benefits')).body.data.find(
    ({ kind, inPackages }: any) => kind === 'velo' && inPackages
  )
  return { contract, bike }
}

async function bodyFor(client: TestClient, changes: object = {}) {
  const { contract, bike } = await facts(client)
  return {
    workerId: contract.workerId,
    packageId: contract.packageId,
    startDate: '2026-12-01',
    given: { kind: 'salaireBrut', amount: null },
    benefit: { kind: 'velo', benefitId: bike.id },
    ...changes,
  }
}

async function kept(client: TestClient, changes: object = {}) {
  const made = await client.post(PATH, await bodyFor(client, changes))
  if (made.status !== 201) throw new Error(made.raw.toString())
  return made.body
}

test.group('A salary sacrifice', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('is simulated for all who read packages, and writes nothing', async ({ assert }) => {
    const reader = await signedIn('payroll')
    const body = await bodyFor(reader)
    const untouched = await checksumOf(acme.id)
    const answer = await reader.post(`${PATH}/simulation`, body)
    assert.equal(answer.status, 200, answer.raw.toString())
    const { given, benefit, currentCompute, newCompute, newPackage } = answer.body
    assert.isAbove(given.amount, 0)
    assert.equal(newPackage.package.tcoMensuelVelo, benefit.value)
    const cost = (compute: any) => compute.coutEmployeur.coutEmployeurAnnuel
    assert.isAtMost(cost(newCompute), cost(currentCompute))
    assert.isBelow(cost(currentCompute) - cost(newCompute), 0.5)
    assert.equal(await checksumOf(acme.id), untouched)
    assert.equal((await (await visitor()).post(`${PATH}/simulation`, body)).status, 401)
  })

  test('keeps what its benefit is called in other languages, in the new package too, and is found by each', async ({
    assert,
  }) => {
    const [admin, hr] = [await signedIn('admin'), await signedIn('hr')]
    const translations = { nl: 'Zwarte stadsfiets' }
    const { bike } = await facts(hr)
    const { id, kind: _kind, archived: _archived, photoUrl: _photo, ...fields } = bike
    const named = await admin.put(`/api/benefits/${id}`, { ...fields, translations })
    assert.equal(named.status, 200, named.raw.toString())
    const made = await kept(hr)
    assert.deepInclude(made.sacrifice.benefit, { description: bike.description, translations })
    assert.deepInclude(made.newPackage.package, {
      descriptionVelo: bike.description,
      translationsVelo: translations,
    })
    const found = async (search: string) =>
      (await hr.get(`${PATH}?search=${encodeURIComponent(search)}`)).body.data.map(
        (one: { id: string }) => one.id
      )
    assert.deepEqual(await found('stadsfiets'), [made.sacrifice.id])
    assert.deepEqual(await found(bike.description), [made.sacrifice.id])
    assert.deepEqual(await found('driewieler'), [])
  })

  test('is not kept for anonymous callers, viewers or another company; HR keeps a draft with both packages, once', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const body = { id: randomUUID(), ...(await bodyFor(hr)) }
    const foreign = await signedIn('hr', 'globex')
    const untouched = await checksumOf(globex.id, SIGNED_IN)
    assert.equal((await (await visitor()).post(PATH, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).post(PATH, body)).status, 403)
    assert.equal((await foreign.post(PATH, body)).status, 404)
    assert.isEmpty(await rows())

    for (const attempt of [1, 2]) {
      const made = await hr.post(PATH, body)
      assert.equal(made.status, 201, `${attempt}: ${made.raw}`)
    }
    const [row, ...others] = await rows()
    assert.isEmpty(others)
    assert.equal(row.status, 'DRAFT')
    assert.equal(row.worker_id, body.workerId)
    assert.equal(row.benefit.description, row.new_package.package.descriptionVelo)
    assert.equal(
      row.new_package.package.salaireBrut,
      row.new_compute.remuneration.remunerationMensuelle.salaireBrut
    )
    assert.deepEqual(await events(), ['salary_sacrifice.created'])
    assert.equal(await checksumOf(globex.id, SIGNED_IN), untouched)
  })

  test('is shown with its worker and both packages, and to no stranger', async ({ assert }) => {
    const hr = await signedIn('hr')
    const made = await kept(hr)
    const path = `/api/out/sacrifice/${made.sacrifice.id}`
    assert.equal((await (await signedIn('viewer')).get(path)).status, 403)
    const answer = await (await signedIn('payroll')).get(path)
    assert.equal(answer.status, 200)
    assert.sameMembers(Object.keys(answer.body), [
      'sacrifice',
      'worker',
      'currentPackage',
      'currentCompute',
      'newPackage',
      'newCompute',
    ])
    assert.equal(answer.body.worker.id, made.sacrifice.workerId)
    assert.equal(answer.body.sacrifice.startDate, '2026-12-01')
    assert.deepEqual(answer.body, made)
    assert.equal((await (await visitor()).get(path)).status, 401)
    const foreign = await signedIn('admin', 'globex')
    assert.equal((await foreign.get(path)).status, 404)
    assert.equal((await foreign.get(`/api/out/sacrifice/${randomUUID()}`)).status, 404)
  })

  test('stands in a list that is searched by worker and benefit and filtered by status', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const made = await kept(hr)
    const found = async (query: string) =>
      (await hr.get(`${PATH}?${query}`)).body.data.map(({ id }: any) => id)
    const { id, benefit } = made.sacrifice
    assert.deepEqual(await found(''), [id])
    assert.deepEqual(await found(`search=${encodeURIComponent(made.worker.lastName)}`), [id])
    assert.deepEqual(await found(`search=${encodeURIComponent(benefit.description)}`), [id])
    assert.deepEqual(await found('search=nobody'), [])
    assert.deepEqual(await found('status=DRAFT'), [id])
    assert.deepEqual(await found('status=PROPOSED'), [])
    assert.deepEqual(await found(`workerId=${made.worker.id}`), [id])
    const [line] = (await hr.get(PATH)).body.data
    assert.equal(line.workerName, `${made.worker.firstName} ${made.worker.lastName}`)
    assert.isBelow(line.netAfter, line.netBefore)
    assert.equal((await (await visitor()).get(PATH)).status, 401)
    assert.isEmpty((await (await signedIn('hr', 'globex')).get(PATH)).body.data)
  })

  test('is a manager’s own only, as packages are', async ({ assert }) => {
    const made = await kept(await signedIn('hr'))
    const manager = await signedIn('manager')
    assert.isEmpty((await manager.get(PATH)).body.data)
    assert.equal((await manager.get(`/api/out/sacrifice/${made.sacrifice.id}`)).status, 404)
  })

  test('is changed while it is a draft, by who may and saw the latest version', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const made = await kept(hr)
    const { id } = made.sacrifice
    const path = `${PATH}/${id}`
    const body = {
      version: 1,
      ...(await bodyFor(hr)),
      given: { kind: 'salaireBrut', amount: 50 },
      benefit: { kind: 'joursConge', value: 2 },
    }
    const untouched = await checksumOf(globex.id, SIGNED_IN)
    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path, body)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).put(path, body)).status, 404)
    assert.equal((await rows())[0].version, 1)

    const changed = await hr.put(path, body)
    assert.equal(changed.status, 200, changed.raw.toString())
    const [row] = await rows()
    assert.deepEqual(row.given, { kind: 'salaireBrut', asked: 50, amount: 50 })
    assert.equal(row.new_package.package.joursConge, 2)
    assert.isUndefined(row.new_package.package.hasVelo)
    assert.equal((await hr.put(path, body)).body.code, 'E_STALE_VERSION')
    await hr.put(`${path}/status`, { version: 2, status: 'PROPOSED' })
    assert.equal((await hr.put(path, { ...body, version: 3 })).body.code, 'E_SACRIFICE_STATUS')
    assert.deepEqual(await events(), [
      'salary_sacrifice.created',
      'salary_sacrifice.updated',
      'salary_sacrifice.status_set',
    ])
    assert.equal(await checksumOf(globex.id, SIGNED_IN), untouched)
  })

  test('is proposed and answered by who may, step by step', async ({ assert }) => {
    const hr = await signedIn('hr')
    const path = `${PATH}/${(await kept(hr)).sacrifice.id}/status`
    const proposed = { version: 1, status: 'PROPOSED' }
    assert.equal((await (await visitor()).put(path, proposed)).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path, proposed)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).put(path, proposed)).status, 404)
    const tooSoon = await hr.put(path, { version: 1, status: 'ACCEPTED' })
    assert.equal(tooSoon.body.code, 'E_SACRIFICE_STATUS')
    assert.equal((await rows())[0].status, 'DRAFT')
    assert.equal((await hr.put(path, proposed)).body.sacrifice.status, 'PROPOSED')
    assert.equal((await hr.put(path, proposed)).body.code, 'E_STALE_VERSION')
    // The same again is no step.
    assert.equal((await hr.put(path, { ...proposed, version: 2 })).body.sacrifice.version, 2)
    await hr.put(path, { version: 2, status: 'ACCEPTED' })
    assert.equal((await rows())[0].status, 'ACCEPTED')
  })

  test('below a minimum is kept as a draft and not proposed', async ({ assert }) => {
    const hr = await signedIn('hr')
    const { contract } = await facts(hr)
    const stored = (await hr.get(`/api/packages/${contract.packageId}`)).body
    const salaireBrutMin = stored.package.salaireBrut - 1
    await inTenant(acme.id, (trx) =>
      trx
        .from('packages')
        .where('id', contract.packageId)
        .update({ package: { ...stored.package, hasSalaireBrutMin: true, salaireBrutMin } })
    )
    const made = await kept(hr)
    const limit = made.sacrifice.limits.find(({ code }: any) => code === 'salaireBrutMin')
    assert.equal(limit.level, 'refused')
    const answer = await hr.put(`${PATH}/${made.sacrifice.id}/status`, {
      version: 1,
      status: 'PROPOSED',
    })
    assert.equal(answer.status, 409)
    assert.equal(answer.body.code, 'E_SACRIFICE_LIMIT')
    assert.equal((await rows())[0].status, 'DRAFT')
  })

  test('never buys vouchers, nor what cannot be paid: the answer says why, with the article', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const refusalOf = async (changes: object) => {
      const answer = await hr.post(PATH, await bodyFor(hr, changes), {
        headers: { 'x-language': 'fr' },
      })
      assert.equal(answer.status, 422, answer.raw.toString())
      return answer.body.errors[0]
    }
    for (const [kind, article] of [
      ['chequeRepas', '19bis'],
      ['ecoCheques', '19quater'],
      ['chequeSportCulture', '19ter'],
    ]) {
      const { code, path, message } = await refusalOf({ benefit: { kind, value: 100 } })
      assert.deepEqual({ code, path }, { code: 'not_exchangeable', path: 'benefit.kind' })
      assert.include(message, `art. ${article}`)
    }
    const none = await refusalOf({ given: { kind: 'bonusAnnuel', amount: null } })
    assert.equal(none.code, 'nothing_to_give')
    const dear = await refusalOf({ given: { kind: 'salaireBrut', amount: 99_999 } })
    assert.equal(dear.code, 'too_much')
    assert.match(dear.message, /€/)
    assert.equal((await refusalOf({ benefit: { kind: 'velo' } })).path, 'benefit.benefitId')
    const gone = await refusalOf({ benefit: { kind: 'velo', benefitId: randomUUID() } })
    assert.equal(gone.code, 'benefit_gone')
    assert.equal((await refusalOf({ startDate: '1999-01-01' })).code, 'no_law_set')
    assert.isEmpty(await rows())
  })

  test('is removed by who may, unless it was agreed', async ({ assert }) => {
    const hr = await signedIn('hr')
    const made = await kept(hr)
    const path = `${PATH}/${made.sacrifice.id}`
    const untouched = await checksumOf(globex.id, SIGNED_IN)
    assert.equal((await (await visitor()).delete(path)).status, 401)
    assert.equal((await (await signedIn('viewer')).delete(path)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).delete(path)).status, 404)
    assert.lengthOf(await rows(), 1)
    await hr.put(`${path}/status`, { version: 1, status: 'PROPOSED' })
    await hr.put(`${path}/status`, { version: 2, status: 'ACCEPTED' })
    assert.equal((await hr.delete(path)).body.code, 'E_SACRIFICE_STATUS')
    await hr.put(`${path}/status`, { version: 3, status: 'PROPOSED' })
    assert.equal((await hr.delete(path)).status, 200)
    assert.isEmpty(await rows())
    assert.equal((await hr.delete(path)).status, 404)
    assert.equal(await checksumOf(globex.id, SIGNED_IN), untouched)
  })

  test('reads the same when the package it started from is gone', async ({ assert }) => {
    const hr = await signedIn('hr')
    const { contract } = await facts(hr)
    const stored = (await hr.get(`/api/packages/${contract.packageId}`)).body
    const copy = await hr.post('/api/packages', {
      ...stored,
      id: randomUUID(),
      packageCategory: 'SIMULATION',
    })
    assert.equal(copy.status, 201, copy.raw.toString())
    const made = await kept(hr, { packageId: copy.body.id })
    await hr.delete(`/api/packages/${copy.body.id}`)
    const { body } = await hr.get(`/api/out/sacrifice/${made.sacrifice.id}`)
    assert.isNull(body.sacrifice.packageId)
    assert.deepEqual(body.currentPackage, made.currentPackage)
  })
})
