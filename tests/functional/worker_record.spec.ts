import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'

test.group('The record of a worker', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  /** In the order of their ids. */
  let people: { id: string; first_name: string; last_name: string; email: string | null }[]
  let place: string
  let center: string

  const row = (id: string) =>
    inTenant(acme.id, (trx) => trx.from('workers').where({ id }).firstOrFail())
  const path = (nth: number) => `/api/workers/${people[nth]!.id}`
  const messages = (body: { errors?: { path: string; code: string; message: string }[] }) =>
    (body.errors ?? []).map(({ path: at, code }) => `${at} ${code}`)

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    people = await inTenant(acme.id, (trx) => trx.from('workers').orderBy('id'))
    const add = (table: string, name: string) =>
      inTenant(acme.id, async (trx) => {
        const [made] = await trx.insertQuery().table(table).insert({ name }).returning('id')
        return made.id ?? made
      })
    place = await add('contract_locations', `Place ${randomUUID()}`)
    center = await add('cost_centers', `Centre ${randomUUID()}`)
  })

  const job = () => ({
    employeeNumber: '1042',
    nomFonction: 'Controller',
    level: 'C2',
    startOfSeniorityStr: '2019-03-01',
    managerId: people[1]!.id,
    costCenterId: center,
    contractLocationId: place,
  })

  test('anonymous, viewer, manager and another company: refused; HR writes what the person does, and it is read back', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const before = await row(people[0]!.id)
    assert.equal((await (await visitor()).put(path(0), job())).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path(0), job())).status, 403)
    assert.equal((await (await signedIn('manager')).put(path(0), job())).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).put(path(0), job())).status, 404)
    assert.deepEqual(await row(people[0]!.id), before)

    const hr = await signedIn('hr')
    const saved = await hr.put(path(0), job())
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    assert.deepInclude(saved.body, job())
    assert.deepInclude((await hr.get(path(0))).body, job())
    const again = await hr.put(path(0), { level: null })
    assert.deepInclude(again.body, { ...job(), level: null })
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('a person is added with their job at once; a field that there is not is refused by name', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const body = { id: randomUUID(), firstName: 'Nele', lastName: 'Claes', ...job() }
    const added = await hr.post('/api/workers', body)
    assert.equal(added.status, 201, JSON.stringify(added.body))
    assert.deepInclude(added.body, job())
    assert.equal((await hr.post('/api/workers', body)).body.id, body.id, 'a double click adds one')

    const refused = await hr.put(path(0), { seniority: '2019-03-01' })
    assert.equal(refused.status, 422)
    assert.deepEqual(
      refused.body.errors.map((error: { path: string }) => error.path),
      ['seniority']
    )
  })

  test('nobody is their own manager, and no circle of managers is made: each has its sentence, and nothing changes', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const [one, two, three] = people.map(({ id }) => id)
    const own = await hr.put(path(0), { managerId: one, level: 'X' })
    assert.equal(own.status, 422)
    assert.deepEqual(messages(own.body), ['managerId own_manager'])
    assert.isAbove(own.body.errors[0].message.length, 20)
    assert.isNull((await row(one!)).level)

    assert.equal((await hr.put(path(0), { managerId: two })).status, 200)
    assert.equal((await hr.put(path(1), { managerId: three })).status, 200)
    const circle = await hr.put(path(2), { managerId: one })
    assert.deepEqual(messages(circle.body), ['managerId manager_circle'])
    assert.isNull((await row(three!)).manager_id)

    const [theirs] = await inTenant(globex.id, (trx) => trx.from('workers').limit(1))
    for (const managerId of [theirs.id, randomUUID()])
      assert.deepEqual(messages((await hr.put(path(2), { managerId })).body), [
        'managerId unknown_manager',
      ])
    assert.deepEqual(
      messages(
        (await hr.put(path(2), { costCenterId: randomUUID(), contractLocationId: theirs.id })).body
      ),
      ['costCenterId unknown_cost_center', 'contractLocationId unknown_location']
    )
  })

  test('two who make a circle in the same moment: one of them is refused', async ({ assert }) => {
    const hr = await signedIn('hr')
    const [one, two] = people.map(({ id }) => id)
    const answers = await Promise.all([
      hr.put(path(0), { managerId: two }),
      hr.put(path(1), { managerId: one }),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 422]
    )
  })

  test('no two people have one employee number, e-mail address or identifier in another program; the other is named', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    await hr.put(path(0), { employeeNumber: 'A-7', email: 'one@people.test' })
    const name = `${people[0]!.first_name} ${people[0]!.last_name}`
    const number = await hr.put(path(1), { employeeNumber: 'a-7' })
    assert.deepEqual(messages(number.body), ['employeeNumber number_taken'])
    assert.include(number.body.errors[0].message, name)
    const email = await hr.put(path(1), { email: 'ONE@people.test', level: 'X' })
    assert.deepEqual(messages(email.body), ['email email_taken'])
    assert.isNull((await row(people[1]!.id)).level)
    const count = () => inTenant(acme.id, (trx) => trx.from('workers').count('* as total'))
    const before = await count()
    const added = await hr.post('/api/workers', {
      firstName: 'Another',
      lastName: 'One',
      email: 'one@people.test',
    })
    assert.deepEqual(messages(added.body), ['email email_taken'])
    assert.deepEqual(await count(), before)

    const details = async (nth: number) => (await hr.get(`${path(nth)}/details`)).body
    const externalIds = [{ system: 'Payroll', identifier: 'P-1' }]
    const { version } = await details(0)
    const kept = await hr.put(`${path(0)}/details`, { version, externalIds })
    assert.deepEqual(kept.body.externalIds, externalIds)
    assert.equal(
      (await hr.put(`${path(0)}/details`, { version: kept.body.version, externalIds })).body
        .version,
      kept.body.version,
      'the same again changes nothing'
    )
    const twin = await hr.put(`${path(1)}/details`, {
      version: (await details(1)).version,
      externalIds: [{ system: 'payroll', identifier: 'P-1' }],
    })
    assert.deepEqual(messages(twin.body), ['externalIds.0.identifier external_id_taken'])
    assert.deepEqual((await details(1)).externalIds, [])

    // The other company may use what it likes.
    const [theirs] = await inTenant(globex.id, (trx) => trx.from('workers').limit(1))
    const globexHr = await signedIn('hr', 'globex')
    const same = { employeeNumber: 'A-7', email: 'one@people.test' }
    assert.equal((await globexHr.put(`/api/workers/${theirs.id}`, same)).status, 200)
  })

  test('no two people have one register number, also where it was told before numbers had a print', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const version = async (nth: number) => (await hr.get(`${path(nth)}/details`)).body.version
    const tell = async (nth: number) =>
      hr.put(`${path(nth)}/details`, { version: await version(nth), niss: '93.05.18-223.61' })
    assert.equal((await tell(0)).status, 200)
    await inTenant(acme.id, (trx) => trx.from('worker_private').update({ niss_print: null }))
    const twin = await tell(1)
    assert.deepEqual(messages(twin.body), ['niss niss_taken'])
    assert.include(twin.body.errors[0].message, people[0]!.last_name)
    const rows = await inTenant(acme.id, (trx) => trx.from('worker_private'))
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), '930518')
    assert.equal((await tell(0)).status, 200, 'their own number again')
  })

  test('a cost centre or place that a worker names is not removed', async ({ assert }) => {
    const hr = await signedIn('hr')
    await hr.put(path(0), job())
    const admin = await signedIn('admin')
    for (const used of [`/api/cost-centers/${center}`, `/api/contract-locations/${place}`]) {
      const answer = await admin.delete(used)
      assert.equal(answer.status, 409)
      assert.equal(answer.body.code, 'E_NAME_USED')
    }
  })
})
