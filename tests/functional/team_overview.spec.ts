import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'

test.group('The team on a day', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let packageId: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    ;[packageId] = acme.packageIds
    await inTenant(acme.id, async (trx) => {
      await trx.from('contracts').delete()
      await trx.from('workers').update({ department_id: null })
    })
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    hr = await signedIn('hr')
  })

  /** A person with contracts of these days. */
  async function person(
    last_name: string,
    days: [from: string, until: string | null][],
    columns: object = {}
  ): Promise<string> {
    const id = randomUUID()
    await inTenant(acme.id, async (trx) => {
      await trx
        .table('workers')
        .insert({ id, first_name: 'Maurane', last_name, language: 'fr', ...columns })
      for (const [start_date, end_date] of days)
        await trx.table('contracts').insert({
          worker_id: id,
          package_id: packageId,
          start_date,
          end_date,
          signature: 'PAPER',
        })
    })
    return id
  }
  const team = async (query = '', client = hr) =>
    (await client.get(`/api/team?search=maurane&${query}`)).body
  const names = async (query = '', client = hr) =>
    (await team(query, client)).data.map(({ lastName }: any) => lastName)

  const four = async () => ({
    old: await person('Ancien', [['2022-01-01', '2022-12-31']]),
    now: await person('Present', [
      ['2022-01-01', '2023-06-30'],
      ['2023-07-01', null],
    ]),
    later: await person('Prochain', [[daysAfter(today(), 30), null]]),
    none: await person('Contact', []),
  })

  test('today, on a past day and on a day to come: who works, who is to come, who left, who never had a contract', async ({
    assert,
  }) => {
    await four()
    assert.deepEqual(await names('standing=ACTIVE'), ['Present'])
    assert.deepEqual(await names('standing=UPCOMING'), ['Prochain'])
    assert.deepEqual(await names('standing=LEFT'), ['Ancien'])
    assert.deepEqual(await names('standing=CONTACT'), ['Contact'])
    assert.deepEqual((await team()).counts, { ACTIVE: 1, UPCOMING: 1, LEFT: 1, CONTACT: 1 })
    assert.deepEqual(await names('standing=ACTIVE&on=2022-06-01'), ['Ancien', 'Present'])
    assert.deepEqual(await names('standing=UPCOMING&on=2021-06-01'), [
      'Ancien',
      'Present',
      'Prochain',
    ])
    assert.deepEqual(await names(`standing=ACTIVE&on=${daysAfter(today(), 31)}`), [
      'Present',
      'Prochain',
    ])
    const [then] = (await team('standing=ACTIVE&on=2023-01-01')).data
    assert.deepInclude(then.contract, { startDateStr: '2022-01-01', endDateStr: '2023-06-30' })
    assert.equal((await hr.get('/api/team?on=2026-02-31')).status, 422)
  })

  test('is filtered by department, place, cost centre and function: of the record, or of the contract where it says nothing', async ({
    assert,
  }) => {
    const [department] = await inTenant(acme.id, (trx) => trx.from('departments').orderBy('name'))
    const [place, other] = await inTenant(acme.id, (trx) =>
      trx
        .table('contract_locations')
        .returning('id')
        .multiInsert([{ name: 'Namur' }, { name: 'Gent' }])
    )
    const [center] = await inTenant(acme.id, (trx) =>
      trx.table('cost_centers').returning('id').insert({ name: 'Labo' })
    )
    const days: [string, null][] = [['2022-01-01', null]]
    await person('Record', days, {
      department_id: department.id,
      contract_location_id: place.id,
      cost_center_id: center.id,
      nom_fonction: 'Chimiste',
    })
    const byContract = await person('Contrat', days)
    await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .where('worker_id', byContract)
        .update({ contract_location_id: place.id, cost_center_id: center.id })
    )
    const otherwise = await person('Ailleurs', days, { contract_location_id: other.id })
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').where('worker_id', otherwise).update({ contract_location_id: place.id })
    )
    assert.deepEqual(await names(`department=${department.id}`), ['Record'])
    assert.deepEqual(await names(`location=${place.id}`), ['Contrat', 'Record'])
    assert.deepEqual(await names(`location=${other.id}`), ['Ailleurs'])
    assert.deepEqual(await names(`costCenter=${center.id}`), ['Contrat', 'Record'])
    assert.deepEqual(await names('nomFonction=chimiste'), ['Record'])
    const { nomFonction } = (await team('sort=name')).data.find(
      (one: any) => one.lastName === 'Contrat'
    )
    assert.deepEqual(await names(`nomFonction=${encodeURIComponent(nomFonction)}`), [
      'Ailleurs',
      'Contrat',
    ])
    assert.includeMembers((await hr.get('/api/team/functions')).body.data, [
      'Chimiste',
      nomFonction,
    ])
  })

  test('strangers see nobody, managers their departments, viewers all and those without the right no pay', async ({
    assert,
  }) => {
    const { now } = await four()
    assert.equal((await (await visitor()).get('/api/team')).status, 401)
    const manager = await signedIn('manager')
    assert.deepEqual(await names('', manager), [])
    const [led] = await inTenant(acme.id, (trx) => trx.from('department_managers'))
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where('id', now).update({ department_id: led.department_id })
    )
    assert.deepEqual(await names('', manager), ['Present'])
    assert.deepEqual((await team('', manager)).counts, {
      ACTIVE: 1,
      UPCOMING: 0,
      LEFT: 0,
      CONTACT: 0,
    })
    assert.lengthOf(await names('', await signedIn('viewer')), 4)
    const { token } = (
      await hr.post('/api/users/tokens', { name: 'Directory', scopes: ['team.read'], days: 1 })
    ).body
    const program = await hr.get('/api/team?search=present', {
      headers: { authorization: `Bearer ${token}`, cookie: '' },
    })
    assert.isNull(program.body.data[0].contract.pay)
    assert.isNumber((await team('standing=ACTIVE')).data[0].contract.pay.salaireBrut)
    assert.deepEqual(await names('', await signedIn('hr', 'globex')), [])
  })

  test('many at once get a department, with what was before; a manager who would lead themselves is left out and named', async ({
    assert,
  }) => {
    const { now, later } = await four()
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const [department] = await inTenant(acme.id, (trx) => trx.from('departments').orderBy('name'))
    const body = { filter: { search: 'maurane' }, departmentId: department.id }
    const path = '/api/team/assignments'
    assert.equal((await (await visitor()).post(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).post(path, body)).status, 403)
    assert.equal((await (await signedIn('manager')).post(path, body)).status, 403)
    const { done, refused, next } = (await hr.post(path, body)).body
    assert.lengthOf(done, 4)
    assert.deepEqual([refused, next], [[], null])
    for (const { before } of done) assert.isNull(before)
    assert.lengthOf(await names(`department=${department.id}`), 4)
    assert.deepEqual((await hr.post(path, body)).body.done, [], 'the same again changes nothing')

    const lead = await hr.post(path, { ids: [now, later], managerId: now })
    assert.deepEqual(
      lead.body.done.map(({ id }: any) => id),
      [later]
    )
    assert.deepInclude(lead.body.refused[0], { id: now, displayName: 'Maurane Present' })
    assert.isNotEmpty(lead.body.refused[0].message)
    const changes = (await hr.get(`/api/team-changes?workerId=${now}`)).body.data
    assert.deepInclude(changes[0].facts[0], { field: 'department', after: department.name })
    for (const wrong of [{ ids: [now] }, { ids: [now], departmentId: null, managerId: null }])
      assert.equal((await hr.post(path, wrong)).status, 422)
    const unknown = await hr.post(path, { ids: [now], departmentId: randomUUID() })
    assert.equal(unknown.body.refused[0].code, 'E_NOT_FOUND')
    const theirs = await signedIn('hr', 'globex')
    assert.deepEqual((await theirs.post(path, { ids: [now], departmentId: null })).body.done, [])
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('all of a filter is a hundred in each call', async ({ assert }) => {
    await inTenant(acme.id, (trx) =>
      trx.rawQuery(
        "insert into workers (first_name, last_name, language) select 'Maurane', 'Nombreux ' || n, 'fr' from generate_series(1, 130) n"
      )
    )
    const [center] = await inTenant(acme.id, (trx) =>
      trx.table('cost_centers').returning('id').insert({ name: 'Labo' })
    )
    const body = { filter: { search: 'nombreux', standing: 'CONTACT' }, costCenterId: center.id }
    const first = (await hr.post('/api/team/assignments', body)).body
    assert.lengthOf(first.done, 100)
    const rest = (await hr.post('/api/team/assignments', { ...body, after: first.next })).body
    assert.lengthOf(rest.done, 30)
    assert.isNull(rest.next)
    assert.equal((await team(`costCenter=${center.id}&perPage=100`)).meta.total, 130)
  })

  test('a view is kept for its person alone, replaced by its name, and forgotten', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const path = '/api/team-views'
    const body = { name: 'Partis', filter: { standing: 'LEFT', columns: ['department', 'gross'] } }
    assert.equal((await (await visitor()).post(path, body)).status, 401)
    const { id } = (await hr.post(path, body)).body
    const again = await hr.post(path, { name: 'partis', filter: { standing: 'LEFT' } })
    assert.equal(again.body.id, id)
    const viewer = await signedIn('viewer')
    assert.deepEqual((await viewer.get(path)).body.data, [])
    assert.equal((await viewer.delete(`${path}/${id}`)).status, 404)
    assert.deepEqual((await hr.get(path)).body.data, [
      { id, name: 'partis', filter: { standing: 'LEFT' } },
    ])
    assert.equal((await hr.post(path, { name: 'X', filter: { net: 1 } })).status, 422)
    assert.equal((await hr.delete(`${path}/${id}`)).status, 200)
    assert.deepEqual((await hr.get(path)).body.data, [])
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})
