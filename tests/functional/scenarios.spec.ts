import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { readerRole } from '#config/database'
import { reading } from '#modules/shared/tenancy/reading'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { monthsAfter, today } from '#modules/shared/values/days'
import { computeScenario } from '#modules/scenarios/jobs/compute_scenario'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { packageBody } from '#tests/helpers/package_body'

const PATH = '/api/scenarios'
const SIGNED_IN = { except: LEFT_BY_SIGN_IN }
/** A day on which every contract of the demo holds, and from which on versions can follow. */
const FIRST = `${monthsAfter(today(), 2).slice(0, 7)}-01`
const UNKNOWN = randomUUID()

let acme: TestCompany
let globex: TestCompany

async function made(admin: TestClient, body: object = {}) {
  const answer = await admin.post(PATH, { name: 'Essai', everyone: {}, dateStr: FIRST, ...body })
  if (answer.status !== 201) throw new Error(answer.raw.toString())
  return answer.body
}

const apply = async (admin: TestClient, id: string, type: string, data: object, ids?: string[]) => {
  const answer = await admin.post(`${PATH}/${id}/apply-change`, {
    type,
    data,
    ...(ids && { scenarioItemIds: ids }),
  })
  if (answer.status !== 200) throw new Error(answer.raw.toString())
  return answer.body
}

const itemsOf = async (admin: TestClient, id: string, query = '') =>
  (await admin.get(`${PATH}/${id}/items${query}`)).body.data

const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))

test.group('Scenarios', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await inTenant(acme.id, (trx) => trx.from('scenarios').delete())
    await inTenant(acme.id, (trx) =>
      trx.from('contract_locations').update({ language_regime: 'FR' })
    )
  })

  test('every call is closed to strangers and to all below administrators, and changes nothing there', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id, changes } = await apply(admin, (await made(admin)).id, 'RAISE_PERCENT', {
      percent: 2,
    })
    const [item] = await itemsOf(admin, id)
    const calls: [string, string, object?][] = [
      ['GET', PATH],
      ['POST', PATH, { name: 'X' }],
      ['GET', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}`, {}],
      ['PUT', `${PATH}/${id}`, { name: 'X' }],
      ['DELETE', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/archive`],
      ['POST', `${PATH}/${id}/archive/false`],
      ['POST', `${PATH}/${id}/apply-change`, { type: 'RAISE_PERCENT', data: { percent: 1 } }],
      ['PUT', `${PATH}/${id}/changes/${changes[0].id}`, { isUndone: true }],
      ['PUT', `${PATH}/${id}/apply-package/${acme.packageIds[0]}`, { workers: [item.worker.id] }],
      ['PUT', `${PATH}/${id}/reset-workers`, {}],
      ['POST', `${PATH}/${id}/workers`, { workerIds: [item.worker.id] }],
      ['DELETE', `${PATH}/${id}/workers`, { workerIds: [item.worker.id] }],
      ['GET', `${PATH}/${id}/items`],
      ['GET', `${PATH}/${id}/items/${item.id}`],
      ['GET', `${PATH}/${id}/packages`],
      ['GET', `/api/scenario-comparison?ids=${id}`],
      ['POST', `${PATH}/${id}/apply/contract`, {}],
      ['POST', `${PATH}/${id}/apply/offer`, {}],
      ['POST', `${PATH}/${id}/apply/correction`, {}],
    ]
    const [stranger, payroll] = [await visitor(), await signedIn('payroll')]
    const untouched = await checksumOf(acme.id, SIGNED_IN)
    for (const [method, path, body] of calls) {
      assert.equal((await stranger.send(method, path, { body })).status, 401, `${method} ${path}`)
      assert.equal((await payroll.send(method, path, { body })).status, 403, `${method} ${path}`)
    }
    assert.equal(await checksumOf(acme.id, SIGNED_IN), untouched)
    // Another company's plan does not open them; where it does, the ids lead nowhere.
    const locked = await (await signedIn('admin', 'globex')).get(PATH)
    assert.deepEqual([locked.status, locked.body.code], [403, 'E_FEATURE_LOCKED'])
    const missing = await admin.get(`${PATH}/${UNKNOWN}`)
    assert.equal(missing.status, 404)
  })

  test('is made of everybody, of a joint committee or of some, once under one id, and leaves the other company alone', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, SIGNED_IN)
    const admin = await signedIn('admin')
    const id = randomUUID()
    const whole = await made(admin, { id })
    assert.deepInclude(whole, { id, people: 3, isComputed: true, version: 2, dateStr: FIRST })
    assert.equal((await made(admin, { id })).id, id)
    assert.lengthOf(await rows('scenarios'), 1)
    assert.equal(whole.totals.sums.people.before, 3)
    assert.equal(whole.totals.sums.cost.before, whole.totals.sums.cost.after)
    const [{ worker }] = await itemsOf(admin, id)
    const { body: one } = await admin.post(PATH, {
      name: 'Une personne',
      description: 'Essai',
      workerIds: [worker.id],
      dateStr: FIRST,
    })
    assert.equal(one.people, 1)
    const none = await made(admin, { everyone: { commissionParitaire: 'BECP999' } })
    assert.equal(none.people, 0)
    const listed = (await admin.get(`${PATH}?sort=name`)).body
    assert.equal(listed.meta.total, 3)
    const outside = await admin.post(PATH, { name: 'X', dateStr: '2019-01-01' })
    assert.deepEqual([outside.status, outside.body.code], [422, 'E_SCENARIO_OUTSIDE_LAW'])
    const unknown = await admin.post(PATH, { name: 'X', colour: 'red' })
    assert.equal(unknown.status, 422)
    assert.equal(await checksumOf(globex.id, SIGNED_IN), untouched)
  })

  test('an index moves pay, net and cost of everybody, is undone, done again and moved', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    const first = await apply(admin, id, 'INDEXATION', { percent: 3.58 })
    const { cost, net, losers } = first.totals.sums
    assert.isAbove(cost.after, cost.before)
    assert.isAbove(net.after, net.before)
    assert.equal(losers, 0)
    const bridge = first.totals.bridge.reduce((sum: number, { amount }: any) => sum + amount, 0)
    assert.closeTo(bridge, cost.after - cost.before, 0.005)
    const months = (side: 'before' | 'after') =>
      (Object.values(first.totals.months[side]) as number[][]).flat().reduce((a, b) => a + b, 0)
    assert.closeTo(months('after'), cost.after, 0.05)
    assert.closeTo(months('before'), cost.before, 0.05)
    const [change] = first.changes
    const edit = async (body: object) =>
      (await admin.put(`${PATH}/${id}/changes/${change.id}`, body)).body.totals.sums.cost.after
    assert.equal(await edit({ isUndone: true }), cost.before)
    assert.equal(await edit({ isUndone: false }), cost.after)
    assert.isBelow(await edit({ data: { percent: 2 } }), cost.after)
    const refused = await admin.post(`${PATH}/${id}/apply-change`, {
      type: 'INDEXATION',
      data: { percent: 30, colour: 1 },
    })
    assert.equal(refused.status, 422)
    assert.deepEqual(
      refused.body.errors.map(({ path }: any) => path),
      ['data.colour', 'data.percent']
    )
  })

  test('a change for some leaves the others, a benefit is judged by the engine, a hire adds a place', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    const [one, two] = await itemsOf(admin, id)
    await apply(admin, id, 'RAISE_AMOUNT', { amount: -100 }, [one.id])
    const losers = await itemsOf(admin, id, '?losers=1')
    assert.deepEqual(
      losers.map((item: any) => item.id),
      [one.id]
    )
    const foreign = await admin.post(`${PATH}/${id}/apply-change`, {
      type: 'RAISE_AMOUNT',
      data: { amount: 1 },
      scenarioItemIds: [two.id, UNKNOWN],
    })
    assert.equal(foreign.status, 404)
    const bad = await admin.post(`${PATH}/${id}/apply-change`, {
      type: 'BENEFIT_ADD',
      data: { benefit: 'chequeRepas', value: 9_999 },
    })
    assert.equal(bad.status, 422)
    const hired = await apply(admin, id, 'HIRE', {
      packageId: acme.packageIds[0],
      start: FIRST,
      count: 2,
    })
    assert.equal(hired.people, 5)
    assert.deepEqual(hired.totals.sums.people, { before: 3, after: 5 })
    const detail = (await admin.get(`${PATH}/${id}/items/${one.id}`)).body
    assert.equal(detail.changes[0].type, 'RAISE_AMOUNT')
    assert.equal(
      detail.requests.after.package.salaireBrut,
      detail.requests.before.package.salaireBrut - 100
    )
    const { body: bare, headers } = await admin.get(`${PATH}/${id}/packages`)
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.lengthOf(bare.data, 5)
    assert.isNull(bare.next)
    // Shares of them are apart, and all of them together.
    const shares = await Promise.all(
      [0, 1, 2].map((part) => admin.get(`${PATH}/${id}/packages?part=${part}&of=3`))
    )
    assert.sameDeepMembers(
      shares.flatMap(({ body }) => body.data),
      bare.data
    )
    const half = await admin.get(`${PATH}/${id}/packages?part=1`)
    assert.deepEqual([half.status, half.body.errors[0].path], [422, 'of'])
    const whole = await admin.get(`${PATH}/${id}/packages?of=2`)
    assert.deepEqual([whole.status, whole.body.errors[0].path], [422, 'part'])
    const beyond = await admin.get(`${PATH}/${id}/packages?part=3&of=3`)
    assert.deepEqual([beyond.status, beyond.body.errors[0].path], [422, 'part'])
    const names = await rows('workers')
    for (const { first_name, last_name } of names)
      assert.notInclude(JSON.stringify(bare), `${first_name} ${last_name}`)
    const other = await made(admin, { name: 'Autre' })
    const compared = (await admin.get(`/api/scenario-comparison?ids=${id},${other.id}`)).body
    assert.lengthOf(compared.scenarios, 2)
    assert.lengthOf(compared.people.data, 3)
    assert.containsSubset(compared.people.data[0].of, { [id]: {}, [other.id]: {} })
  })

  test('four are laid side by side with the base, by month, department, person and what moves; a fifth is refused by name', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const made_ = []
    for (const percent of [1, 2, 3, 4]) {
      const { id } = await made(admin, { name: `${percent} %` })
      made_.push(await apply(admin, id, 'INDEXATION', { percent }))
    }
    const [first] = made_
    const [one] = await itemsOf(admin, first.id)
    // In the first of them one person is paid less.
    made_[0] = await apply(admin, first.id, 'RAISE_AMOUNT', { amount: -200 }, [one.id])
    const ids = made_.map(({ id }) => id)
    const compare = (of: readonly string[], more = '') =>
      admin.get(`/api/scenario-comparison?ids=${of.join(',')}${more}`)
    const { scenarios, people } = (await compare(ids)).body
    assert.deepEqual(
      scenarios.map(({ id }: any) => id),
      ids
    )
    const yearOf = (months: Record<string, number[]>) =>
      Object.values(months)
        .flat()
        .reduce((all, each) => all + each, 0)
    for (const [at, { totals }] of scenarios.entries()) {
      const { cost } = totals.sums
      assert.deepEqual(totals.sums, made_[at].totals.sums)
      assert.equal(cost.before, made_[0].totals.sums.cost.before, 'the same base')
      for (const side of ['before', 'after'] as const) {
        assert.closeTo(yearOf(totals.months[side]), cost[side], 0.05)
        const departments = totals.departments.reduce(
          (all: number, each: any) => all + each[side],
          0
        )
        assert.closeTo(departments, cost[side], 0.005)
        const each = people.data.map(({ of }: any) => of[ids[at]!][side].cost)
        assert.closeTo(
          each.reduce((all: number, one_: number) => all + one_, 0),
          cost[side],
          0.005
        )
      }
      const moved = totals.bridge.reduce((all: number, { amount }: any) => all + amount, 0)
      assert.closeTo(moved, cost.after - cost.before, 0.005)
    }
    assert.deepEqual(
      scenarios.map(({ totals }: any) => totals.sums.losers),
      [1, 0, 0, 0]
    )
    const losers = (await compare(ids, '&losers=true')).body.people
    assert.equal(losers.meta.total, 1)
    assert.equal(losers.data[0].workerId, one.worker.id)
    assert.lengthOf((await compare(ids.slice(1), '&losers=true')).body.people.data, 0)

    const fifth = (await made(admin, { name: 'Cinquième' })).id
    const refused = await compare([...ids, fifth])
    assert.equal(refused.status, 422)
    assert.deepEqual(
      refused.body.errors.map(({ path, code }: any) => [path, code]),
      [['ids', 'array.maxLength']]
    )
    assert.include(refused.body.errors[0].message, '4')
    // One that is named twice is one; one that is not there is no other.
    assert.lengthOf((await compare([...ids, ids[0]!])).body.scenarios, 4)
    assert.equal((await compare([ids[0]!, UNKNOWN])).status, 404)
    // As long as an id, and none.
    for (const none of ['-'.repeat(36), 'a'.repeat(36)])
      assert.equal((await compare([none])).status, 422)
  })

  test('people come in and go with the changes that were theirs, are put back, and take a package', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    const [one, two] = await itemsOf(admin, id)
    await apply(admin, id, 'RAISE_PERCENT', { percent: 5 }, [one.id])
    await apply(admin, id, 'RAISE_PERCENT', { percent: 1 })
    const left = (
      await admin.delete(`${PATH}/${id}/workers`, { body: { workerIds: [one.worker.id] } })
    ).body
    assert.equal(left.people, 2)
    assert.lengthOf(left.changes, 1)
    assert.lengthOf(left.changes[0].scenarioItemIds, 2)
    const back = (await admin.post(`${PATH}/${id}/workers`, { workerIds: [one.worker.id] })).body
    assert.equal(back.people, 3)
    const package_ = await admin.put(`${PATH}/${id}/apply-package/${acme.packageIds[0]}`, {
      workers: [two.worker.id],
    })
    assert.equal(package_.body.changes.at(-1).type, 'APPLY_PACKAGE')
    assert.deepEqual(package_.body.changes.at(-1).scenarioItemIds, [two.id])
    const reset = (await admin.put(`${PATH}/${id}/reset-workers`, {})).body
    assert.deepEqual(reset.changes, [])
    assert.equal(reset.totals.sums.cost.before, reset.totals.sums.cost.after)
  })

  test('is copied with its changes, put aside and taken back, and deleted', async ({ assert }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    const [one] = await itemsOf(admin, id)
    const original = await apply(admin, id, 'RAISE_PERCENT', { percent: 5 }, [one.id])
    const copy = (await admin.post(`${PATH}/${id}`, {})).body
    assert.notEqual(copy.id, id)
    assert.deepEqual(copy.totals.sums, original.totals.sums)
    assert.notEqual(copy.changes[0].scenarioItemIds[0], one.id)
    assert.isTrue((await admin.post(`${PATH}/${id}/archive`)).body.isArchived)
    const refused = await admin.put(`${PATH}/${id}`, { name: 'Y' })
    assert.deepEqual([refused.status, refused.body.code], [409, 'E_SCENARIO_ARCHIVED'])
    assert.equal((await admin.get(PATH)).body.meta.total, 1)
    assert.equal((await admin.get(`${PATH}?archived=true`)).body.meta.total, 1)
    assert.isFalse((await admin.post(`${PATH}/${id}/archive/false`)).body.isArchived)
    assert.equal((await admin.put(`${PATH}/${id}`, { name: 'Y' })).body.name, 'Y')
    assert.deepEqual((await admin.delete(`${PATH}/${id}`)).body, { id })
    assert.equal((await admin.get(`${PATH}/${id}`)).status, 404)
    assert.lengthOf(await rows('scenarios'), 1)
  })

  test('becomes contracts: previewed without a trace, each person for themselves, once, who is left out with the reason', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    const [one, two, three] = await itemsOf(admin, id)
    await apply(admin, id, 'RAISE_PERCENT', { percent: 5 }, [one.id, two.id])
    await apply(admin, id, 'LEAVE', { date: `${FIRST.slice(0, 8)}15` }, [three.id])
    await apply(admin, id, 'HIRE', { packageId: acme.packageIds[0], start: FIRST })
    const untouched = await checksumOf(acme.id)
    const preview = (await admin.post(`${PATH}/${id}/apply/contract`, { preview: true })).body.data
    assert.equal(await checksumOf(acme.id), untouched)
    const statusOf = (all: any[]) => all.map(({ status, reason }) => `${status} ${reason}`).sort()
    assert.deepEqual(
      statusOf(preview),
      ['ready null', 'ready null', 'skipped leaves', 'skipped no_worker'],
      JSON.stringify(preview)
    )
    const before = await rows('contracts')
    const packages = (await rows('packages')).length
    const done = (await admin.post(`${PATH}/${id}/apply/contract`, {})).body.data
    assert.deepEqual(statusOf(done), [
      'done null',
      'done null',
      'skipped leaves',
      'skipped no_worker',
    ])
    const after = await rows('contracts')
    assert.lengthOf(after, before.length + 2)
    // The package that was made for the copy is gone again.
    assert.lengthOf(await rows('packages'), packages + 2)
    const version = after.find((row) => row.id === done.find((each: any) => each.madeId).madeId)
    assert.deepInclude(version, { change_type: 'CHANGE', signature: 'TO_SIGN' })
    const again = (await admin.post(`${PATH}/${id}/apply/contract`, {})).body.data
    assert.deepEqual(statusOf(again), [
      'skipped already',
      'skipped already',
      'skipped leaves',
      'skipped no_worker',
    ])
    assert.lengthOf(await rows('contracts'), after.length)
    assert.equal((await admin.get(`${PATH}/${id}`)).body.applied, 2)
  })

  test('becomes offers and corrections', async ({ assert }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    const [one, two] = await itemsOf(admin, id)
    await apply(admin, id, 'RAISE_AMOUNT', { amount: 50 }, [one.id, two.id])
    const offers = (await admin.post(`${PATH}/${id}/apply/offer`, { scenarioItemIds: [one.id] }))
      .body.data
    assert.equal(offers[0].status, 'done', JSON.stringify(offers))
    const offer = (await admin.get(`/api/offers/${offers[0].madeId}`)).body
    assert.equal(offer.workerId, one.worker.id)
    const corrected = (
      await admin.post(`${PATH}/${id}/apply/correction`, { scenarioItemIds: [two.id] })
    ).body.data
    assert.equal(corrected[0].status, 'done', JSON.stringify(corrected))
    const contracts = await rows('contracts')
    const made_ = contracts.find((row) => row.id === corrected[0].madeId)
    assert.equal(made_.change_type, 'CORRECTION')
    assert.equal(contracts.find((row) => row.id === made_.previous_id).corrected_by_id, made_.id)
  })

  test('a simulation cannot write: the database refuses whatever it tries', async ({ assert }) => {
    await forSystem('test', acme.id, async (scope) => {
      const user = await reading(scope, async () => {
        const { rows: seen } = await scope.trx.rawQuery(
          'select current_user as name, count(*)::int as n from contracts'
        )
        return seen[0]
      })
      assert.equal(user.name, readerRole)
      assert.isAbove(user.n, 0)
    })
    for (const sql of [
      'update contracts set reason = reason',
      'delete from packages',
      `insert into departments (name) values ('X')`,
      'update scenarios set name = name',
      'select * from worker_private',
      'select password from users',
    ])
      await assert.rejects(
        () => forSystem('test', acme.id, (scope) => reading(scope, () => scope.trx.rawQuery(sql))),
        /permission denied/
      )
    // Another company is as far away for it as for the application.
    await inTenant(globex.id, async (trx) => {
      const { rows: seen } = await reading({ trx }, () =>
        trx.rawQuery('select distinct company_id from contracts')
      )
      assert.deepEqual(
        seen.map(({ company_id }: any) => company_id),
        [globex.id]
      )
    })
  })

  test('many people are computed by a job, in slices, and twice is once', async ({ assert }) => {
    const admin = await signedIn('admin')
    const { id } = await made(admin)
    await inTenant(acme.id, (trx) =>
      trx.from('scenarios').where('id', id).update({ version: 7, progress: 0 })
    )
    assert.isFalse((await admin.get(`${PATH}/${id}`)).body.isComputed)
    const input = { companyId: acme.id, requestId: 'test', scenarioId: id }
    await computeScenario.handle(input)
    const computed = (await admin.get(`${PATH}/${id}`)).body
    assert.deepInclude(computed, { isComputed: true, progress: 3 })
    const untouched = await checksumOf(acme.id)
    await computeScenario.handle(input)
    assert.equal(await checksumOf(acme.id), untouched)
    assert.equal((await admin.post('/api/packages', packageBody({}, {}))).status, 201)
  })
})
