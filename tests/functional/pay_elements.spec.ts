import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { knownWorker } from '#tests/helpers/hired'
import { commit, counts, decided, list, OF_THE_IMPORT, send, undo } from '#tests/helpers/imports'

const MONTH = '2026-10'
const OVERTIME = {
  code: 'H150',
  name: 'Heures supplémentaires 150 %',
  translations: { nl: 'Overuren 150 %' },
  unit: 'HOURS',
  repeats: 'ONCE',
}
const PHONE = { code: 'GSM', name: 'Indemnité GSM', unit: 'EUR', repeats: 'MONTHLY' }

test.group('Pay elements', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let workerId: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    // What the demo begins with was told before.
    const told = await hr.post('/api/payroll-exports', { mode: 'EVERYTHING', onStr: '2099-12-31' })
    if (![201, 409].includes(told.status)) throw new Error(String(told.raw))
    workerId = await knownWorker(acme, {
      first_name: 'Zoë',
      last_name: 'Verstraete',
      employee_number: 'V7',
    })
  })

  const made = async (client: TestClient, path: string, body: object) => {
    const answer = await client.post(path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${answer.raw}`)
    return answer.body
  }
  const kind = (body: object = OVERTIME) => made(hr, '/api/pay-element-kinds', body)
  const element = (kindId: string, changes: object = {}) =>
    made(hr, '/api/pay-elements', { workerId, month: MONTH, kindId, value: 8.5, ...changes })
  const valuesOf = async (month = MONTH) =>
    (await hr.get(`/api/pay-elements?month=${month}`)).body.data.map(
      ({ worker, value }: any) => `${worker.displayName} ${value}`
    )
  const preview = async (query = 'mode=DIFFERENCES') =>
    (await hr.get(`/api/payroll-exports/preview?${query}`)).body
  const told = async (query?: string) =>
    (await preview(query)).lines.map(({ element: of, validFromStr, before, after }: any) =>
      [of, validFromStr, before, after].join(' ')
    )

  test('anonymous and a manager: refused; HR keeps the list and the elements, and the other company stays', async ({
    assert,
  }) => {
    const stranger = await visitor()
    const manager = await signedIn('manager')
    const untouched = await checksumOf(globex.id)
    const { id: kindId } = await kind()
    const { id } = await element(kindId)
    const before = await checksumOf(acme.id)
    const one = { workerId, month: MONTH, kindId, value: 1 }
    const words = { name: 'Overtime', repeats: 'ONCE', version: 1 }
    const calls: ((client: TestClient) => Promise<{ status: number }>)[] = [
      (client) => client.get('/api/pay-element-kinds'),
      (client) => client.get(`/api/pay-elements?month=${MONTH}`),
      (client) => client.get(`/api/pay-elements/totals?month=${MONTH}`),
      (client) => client.post('/api/pay-element-kinds', PHONE),
      (client) => client.put(`/api/pay-element-kinds/${kindId}`, words),
      (client) => client.delete(`/api/pay-element-kinds/${kindId}`),
      (client) => client.post('/api/pay-elements', one),
      (client) => client.post('/api/pay-elements/carry', { month: MONTH }),
      (client) => client.put(`/api/pay-elements/${id}`, { value: 9, version: 1 }),
      (client) => client.delete(`/api/pay-elements/${id}`),
    ]
    for (const call of calls) {
      assert.equal((await call(stranger)).status, 401)
      assert.equal((await call(manager)).status, 403)
    }
    assert.equal(await checksumOf(acme.id), before)

    assert.deepEqual(await valuesOf(), ['Zoë Verstraete 8.5'])
    const changed = await hr.put(`/api/pay-elements/${id}`, { value: 9, version: 1 })
    assert.include(changed.body, { value: 9, version: 2, month: MONTH })
    assert.equal(
      (await hr.put(`/api/pay-elements/${id}`, { value: 7, version: 1 })).body.code,
      'E_STALE_VERSION'
    )
    const totals = (await hr.get(`/api/pay-elements/totals?month=${MONTH}`)).body.data
    assert.deepEqual(totals, [{ kindId, people: 1, value: 9 }])
    assert.equal(
      (await hr.delete(`/api/pay-element-kinds/${kindId}`)).body.code,
      'E_PAY_ELEMENT_KIND_USED'
    )
    assert.equal((await hr.put(`/api/pay-element-kinds/${kindId}`, words)).body.name, 'Overtime')
    assert.equal((await hr.delete(`/api/pay-elements/${id}`)).status, 200)
    assert.equal((await hr.delete(`/api/pay-element-kinds/${kindId}`)).status, 200)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('ids of another company are unknown, and what makes no sense is refused in a sentence', async ({
    assert,
  }) => {
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const theirs = await signedIn('hr', 'globex')
    const { id: kindId } = await kind()
    const { id } = await element(kindId)
    assert.equal(
      (await theirs.put(`/api/pay-elements/${id}`, { value: 1, version: 1 })).status,
      404
    )
    assert.equal((await theirs.delete(`/api/pay-elements/${id}`)).status, 404)
    assert.equal((await theirs.delete(`/api/pay-element-kinds/${kindId}`)).status, 404)
    const foreign = { workerId, month: MONTH, kindId, value: 1 }
    assert.equal((await theirs.post('/api/pay-elements', foreign)).status, 404)

    const refused = async (path: string, body: object) => {
      const answer = await hr.post(path, body)
      assert.isAtLeast(answer.status, 400)
      return answer.body.code === 'E_VALIDATION' ? answer.body.errors[0].path : answer.body.code
    }
    const one = { workerId, month: '2026-09', kindId, value: 1 }
    assert.equal(
      await refused('/api/pay-elements', { ...one, month: MONTH }),
      'E_PAY_ELEMENT_TAKEN'
    )
    assert.equal(
      await refused('/api/pay-elements', { ...one, month: '2099-12' }),
      'E_PAY_ELEMENT_MONTH'
    )
    assert.equal(await refused('/api/pay-elements', { ...one, month: '2020-12' }), 'month')
    assert.equal(await refused('/api/pay-elements', { ...one, month: '2026-13' }), 'month')
    assert.equal(await refused('/api/pay-elements', { ...one, value: 0 }), 'E_PAY_ELEMENT_RANGE')
    assert.equal(await refused('/api/pay-elements', { ...one, value: 745 }), 'E_PAY_ELEMENT_RANGE')
    assert.equal(
      await refused('/api/pay-elements', { ...one, value: 1.005 }),
      'E_PAY_ELEMENT_RANGE'
    )
    assert.equal(
      await refused('/api/pay-elements', { ...one, workerId: randomUUID() }),
      'E_NOT_FOUND'
    )
    assert.equal(await refused('/api/pay-elements', { ...one, colour: 'red' }), 'colour')
    assert.equal(await refused('/api/pay-element-kinds', OVERTIME), 'E_NAME_TAKEN')
    assert.equal(await refused('/api/pay-element-kinds', { ...PHONE, code: 'gsm' }), 'code')
    assert.equal(await refused('/api/pay-element-kinds', { ...PHONE, unit: 'KM' }), 'unit')
  })

  test('a double click adds one; what corrects may be less than nothing', async ({ assert }) => {
    const { id: kindId } = await kind()
    const id = randomUUID()
    const first = await element(kindId, { id, value: -2.25 })
    const again = await element(kindId, { id, value: -2.25 })
    assert.equal(again.id, first.id)
    assert.deepEqual(await valuesOf(), ['Zoë Verstraete -2.25'])
  })

  test('payroll files tell them once by their code, net of what was corrected before, and again when they change', async ({
    assert,
  }) => {
    const { id: kindId } = await kind()
    const elements = (await hr.get('/api/payroll-elements')).body.data
    assert.include(elements, 'H150')
    const { id } = await element(kindId)
    await hr.put(`/api/pay-elements/${id}`, { value: 10, version: 1 })
    const later = await element(kindId, { month: '2026-12', value: 3 })
    assert.deepEqual(await told(), ['H150 2026-10-01  10', 'H150 2026-12-01  3'])
    assert.deepEqual(await told(`mode=DIFFERENCES&month=${MONTH}`), ['H150 2026-10-01  10'])
    await hr.delete(`/api/pay-elements/${later.id}`)
    assert.deepEqual(await told(), ['H150 2026-10-01  10'], 'what was never told is not taken back')

    const file = await hr.post('/api/payroll-exports', { mode: 'DIFFERENCES' })
    assert.equal(file.status, 201, String(file.raw))
    assert.deepEqual(await told(), [])
    await hr.put(`/api/pay-elements/${id}`, { value: 12, version: 2 })
    assert.deepEqual(await told(), ['H150 2026-10-01 10 12'])
    await hr.delete(`/api/pay-elements/${id}`)
    assert.deepEqual(await told(), ['H150 2026-10-01 10 '])
    assert.equal((await hr.delete(`/api/payroll-exports/${file.body.id}`)).status, 200)
    assert.deepEqual(await told(), [])
  })

  test('a profile gives them the code of the provider, and says which has none', async ({
    assert,
  }) => {
    const { id: kindId } = await kind()
    await element(kindId)
    const generic = (await hr.get('/api/payroll-profiles')).body.data[0]
    const layout = { ...generic.layout, uncoded: 'LEFT_OUT', codes: [] }
    const { id } = await made(hr, '/api/payroll-profiles', { name: 'Secrétariat', layout })
    const without = await preview(`mode=DIFFERENCES&profile=${id}`)
    const warning = without.warnings.find(({ code }: any) => code === 'NO_CODE')
    assert.deepEqual(warning.elements, ['H150'])
    const codes = [{ element: 'H150', code: '0138', send: 'ONCE' }]
    const unit = { ...layout.columns[0], title: 'unité', source: 'UNIT' }
    const { body } = await hr.put(`/api/payroll-profiles/${id}`, {
      name: 'Secrétariat',
      version: 1,
      layout: { ...layout, codes, columns: [...layout.columns, unit] },
    })
    assert.equal(body.version, 2)
    const coded = await preview(`mode=DIFFERENCES&profile=${id}`)
    assert.isUndefined(coded.warnings.find(({ code }: any) => code === 'NO_CODE'))
    assert.equal(coded.leftOut, 0)
    const kept = await made(hr, '/api/payroll-exports', { mode: 'DIFFERENCES', profile: id })
    const bytes = String((await hr.get(`/api/payroll-exports/${kept.id}/file`)).raw)
    assert.match(bytes, /;8,5;HOURS\r\n/)
  })

  test('who sees all of pay sees them among the changes of the team, and a manager does not', async ({
    assert,
  }) => {
    const { id: kindId } = await kind()
    await element(kindId)
    const [change] = (await hr.get(`/api/team-changes?workerId=${workerId}&kind=ELEMENT`)).body.data
    assert.deepEqual(change.facts, [{ kind: 'ELEMENT', field: 'H150', before: null, after: 8.5 }])
    assert.equal(change.validFromStr, '2026-10-01')
    const manager = await signedIn('manager')
    const seen = await manager.get('/api/team-changes?kind=ELEMENT')
    assert.deepEqual(seen.body.data, [])
  })

  test('what comes back is taken over once, of those who still work, and corrected by hand stays', async ({
    assert,
  }) => {
    const { id: phone } = await kind(PHONE)
    const { id: overtime } = await kind()
    const employed = await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .select('worker_id as workerId')
        .whereNot('signature', 'TO_SIGN')
        .where('start_date', '<=', '2026-09-01')
        .whereNull('end_date')
        .whereNull('corrected_by_id')
        .firstOrFail()
    )
    const of = (kindId: string, changes: object) =>
      made(hr, '/api/pay-elements', {
        workerId: employed.workerId,
        month: '2026-09',
        kindId,
        value: 20,
        ...changes,
      })
    await of(phone, {})
    await of(overtime, {})
    // Without a contract nothing comes back.
    await element(phone, { month: '2026-09', value: 30 })
    const carried = await hr.post('/api/pay-elements/carry', { month: MONTH })
    assert.deepEqual(carried.body, { taken: 1 })
    assert.deepEqual((await hr.post('/api/pay-elements/carry', { month: MONTH })).body, {
      taken: 0,
    })
    const [own] = (await hr.get(`/api/pay-elements?month=${MONTH}`)).body.data
    assert.include(own, { kindId: phone, value: 20 })
  })

  test('a file brings them, a row each or a column each, and goes back; another company’s stay', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const [stranger, manager] = [await visitor(), await signedIn('manager')]
    const { id: kindId } = await kind()
    await kind(PHONE)
    const before = await checksumOf(acme.id, { except: [...OF_THE_IMPORT, 'team_changes'] })
    const bring = (client: TestClient, rows: readonly (readonly string[])[]) =>
      send(client, list(rows), { target: 'pay_elements', fileName: 'heures.csv' })
    const long = [
      ['Matricule', 'Mois', 'Code', 'Quantité'],
      ['V7', '10/2026', 'h150', '12,5'],
      ['V7', '10/2026', 'Indemnité GSM', '25'],
      ['V7', '10/2026', 'Prime', '100'],
      ['V7', '10/2019', 'H150', '1'],
      ['V7', '11/2026', 'H150', '800'],
      ['V7', '10/2026', 'Overuren 150 %', '3'],
      ['X9', '10/2026', 'H150', '1'],
    ]
    assert.equal((await bring(stranger, long)).status, 401)
    assert.equal((await bring(manager, long)).status, 403)
    const { body: draft } = await bring(hr, long)
    assert.deepEqual(counts(draft.plan), [2, 0, 0, 5])
    assert.sameMembers(
      draft.plan.groups.map(({ field, code, lines }: any) => `${lines} ${field} ${code}`),
      [
        '4 code unknown_element',
        '5 month month_out_of_reach',
        '6 quantity element_range',
        '7 employeeNumber twice',
        '8 employeeNumber unknown_person',
      ]
    )
    assert.equal((await commit(hr, draft)).status, 200)
    assert.sameMembers(await valuesOf(), ['Zoë Verstraete 12.5', 'Zoë Verstraete 25'])

    const wide = [
      ['Matricule', 'Overuren 150 %', 'GSM', 'Kilomètres'],
      ['V7', '14', '', '120'],
    ]
    const { body: open } = await bring(hr, wide)
    assert.deepEqual(open.missing, [['month']])
    const asked = await decided(hr, open, { fixed: [{ field: 'month', to: MONTH }] })
    assert.deepEqual(counts(asked.plan), [0, 1, 0, 0])
    assert.deepEqual(asked.plan.unread, ['Kilomètres'])
    assert.deepEqual(
      asked.plan.rows[0].changes.map(({ label, before: was, after }: any) => [label, was, after]),
      [['Overuren 150 %', '12,50', '14,00']]
    )
    assert.equal((await commit(hr, asked)).status, 200)
    assert.sameMembers(await valuesOf(), ['Zoë Verstraete 14', 'Zoë Verstraete 25'])
    assert.deepEqual((await undo(hr, asked)).body, { id: asked.import.id, restored: 1, kept: 0 })
    const [overtime] = (await hr.get(`/api/pay-elements?month=${MONTH}&kindId=${kindId}`)).body.data
    const changed = await hr.put(`/api/pay-elements/${overtime.id}`, {
      value: 13,
      version: overtime.version,
    })
    assert.equal(changed.status, 200)
    assert.deepEqual((await undo(hr, draft)).body, { id: draft.import.id, restored: 1, kept: 1 })
    await hr.delete(`/api/pay-elements/${overtime.id}`)
    assert.equal(await checksumOf(acme.id, { except: [...OF_THE_IMPORT, 'team_changes'] }), before)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a kind in hours says which hours of the law it is; no other kind does', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const plain = await kind()
    assert.isNull(plain.prestation)
    const night = await kind({ ...OVERTIME, code: 'NUIT', prestation: 'heuresNuit' })
    assert.equal(night.prestation, 'heuresNuit')
    const path = `/api/pay-element-kinds/${plain.id}`
    const words = { name: 'Overtime', repeats: 'ONCE', version: 1 }
    const said = await hr.put(path, { ...words, prestation: 'heuresSup50' })
    assert.deepInclude(said.body, { prestation: 'heuresSup50', version: 2 })
    // What is not said stays; null takes it away.
    const kept = await hr.put(path, { ...words, version: 2 })
    assert.equal(kept.body.prestation, 'heuresSup50')
    const none = await hr.put(path, { ...words, prestation: null, version: 3 })
    assert.isNull(none.body.prestation)

    const money = await hr.post('/api/pay-element-kinds', { ...PHONE, prestation: 'heuresNuit' })
    assert.deepEqual([money.status, money.body.code], [422, 'E_PAY_ELEMENT_HOURS'])
    const phone = await kind(PHONE)
    const later = await hr.put(`/api/pay-element-kinds/${phone.id}`, {
      ...words,
      prestation: 'heuresNuit',
    })
    assert.deepEqual([later.status, later.body.code], [422, 'E_PAY_ELEMENT_HOURS'])
    const odd = await hr.post('/api/pay-element-kinds', { ...OVERTIME, code: 'X', prestation: 'x' })
    assert.equal(odd.status, 422)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('the elements of one person alone', async ({ assert }) => {
    const { id } = await kind()
    await element(id)
    const other = await knownWorker(acme, {
      first_name: 'Tom',
      last_name: 'Ander',
      employee_number: 'V8',
    })
    await element(id, { workerId: other, value: 2 })
    const { body } = await hr.get(`/api/pay-elements?month=${MONTH}&workerId=${other}`)
    assert.deepEqual(
      body.data.map(({ value }: any) => value),
      [2]
    )
  })
})
