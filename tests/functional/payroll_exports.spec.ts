import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { unzipSync, strFromU8 } from 'fflate'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { today } from '#modules/shared/values/days'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  contractOf,
  FIRST_DAY_OF_WORK,
  knownWorker,
  seatOf,
  signedContract,
} from '#tests/helpers/hired'
import { packageBody } from '#tests/helpers/package_body'

const DIFFERENCES = { mode: 'DIFFERENCES' }

/** Its plan has no team of its own. */
const withTeam = ({ id }: TestCompany) =>
  inTenant(id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))

test.group('Payroll data', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let locationId: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    locationId = await seatOf(acme)
    // What the demo begins with was told before.
    const told = await hr.post('/api/payroll-exports', { mode: 'EVERYTHING', onStr: '2099-12-31' })
    if (![201, 409].includes(told.status)) throw new Error(String(told.raw))
  })

  const workersOf = (column: string) =>
    inTenant(acme.id, (trx) => trx.from('workers').whereNotNull(column))

  async function hired(changes: Record<string, unknown> = {}) {
    const workerId = await knownWorker(acme, changes)
    const pack = packageBody({ nomFonction: 'Comptable' }, { salaireBrut: 3210.5 })
    const packageId = (await hr.post('/api/packages', pack)).body.id
    const terms = {
      kind: 'OPEN_ENDED',
      startDateStr: FIRST_DAY_OF_WORK,
      contractLocationId: locationId,
    }
    const contract = await signedContract(hr, { packageId, workerId, ...terms })
    return { workerId, contract }
  }
  const preview = async (query = 'mode=DIFFERENCES') =>
    (await hr.get(`/api/payroll-exports/preview?${query}`)).body
  const made = async (body: object = DIFFERENCES) => {
    const { status, body: answer, raw } = await hr.post('/api/payroll-exports', body)
    if (status !== 201) throw new Error(String(raw))
    return answer
  }

  test('golden file: columns, their order, separators and signs are fixed', async ({ assert }) => {
    const { workerId } = await hired({ first_name: '=Noor' })
    const { id } = await made()
    const file = await hr.get(`/api/payroll-exports/${id}/csv`)
    const line = (element: string, value: string) =>
      `;Maes;'=Noor;${workerId};${element};${FIRST_DAY_OF_WORK};;${value}\r\n`
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.raw)
    assert.equal(
      text,
      '\ufeffemployee_number;last_name;first_name;worker_id;element;valid_from;previous;value\r\n' +
        line('commissionParitaire', 'BECP200') +
        line('employmentType', 'EMPLOYE') +
        line('nomFonction', 'Comptable') +
        line('regimeDenominateur', '38') +
        line('regimeNumerateur', '38') +
        line('salaireBrut', '3210,5') +
        line('contractLocation', 'Namur') +
        line('contractKind', 'OPEN_ENDED') +
        line('startDate', FIRST_DAY_OF_WORK)
    )
    const again = await hr.get(`/api/payroll-exports/${id}/csv`)
    assert.deepEqual(again.raw, file.raw)
  })

  test('the Excel file has the cells of the CSV, and the same bytes each time', async ({
    assert,
  }) => {
    await hired()
    const { id } = await made()
    const csv = (await hr.get(`/api/payroll-exports/${id}/csv`)).raw
      .toString()
      .replace(/^\ufeff/, '')
    const one = (await hr.get(`/api/payroll-exports/${id}/xlsx`)).raw
    const sheet = strFromU8(unzipSync(one)['xl/worksheets/sheet1.xml'])
    const cells = [...sheet.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(
      ([, cell]) => cell
    )
    assert.deepEqual(
      cells,
      csv.split(/;|\r\n/).filter((cell) => cell !== '')
    )
    assert.deepEqual((await hr.get(`/api/payroll-exports/${id}/xlsx`)).raw, one)
  })

  test('what changed is told once, and changed back is told not at all', async ({ assert }) => {
    const { workerId } = await hired()
    await made()
    assert.equal((await hr.post('/api/payroll-exports', DIFFERENCES)).status, 409)
    assert.deepInclude(await preview(), { people: 0, total: 0, lines: [] })

    for (const lastName of ['Janssens', 'Peeters', 'Maes'])
      await hr.put(`/api/workers/${workerId}`, { lastName })
    assert.deepInclude(await preview(), { total: 0 })
    await hr.put(`/api/workers/${workerId}`, { lastName: 'Janssens' })
    const { lines, people, total } = await preview()
    assert.deepEqual([people, total], [1, 1])
    assert.deepInclude(lines[0], {
      element: 'lastName',
      validFromStr: today(),
      before: 'Maes',
      after: 'Janssens',
    })
    const { id } = await made()
    const pending = (await hr.get(`/api/team-changes?pending=true`)).body
    assert.equal(pending.meta.total, 0)
    const kept = await inTenant(acme.id, (trx) =>
      trx.from('team_changes').where('payroll_export_id', id)
    )
    assert.lengthOf(kept, 4)
  })

  test('what can be erased is told as it is when the file is made', async ({ assert }) => {
    const { workerId } = await hired()
    await made()
    for (const phone of ['+32470000001', '+32470000002'])
      await inTenant(acme.id, (trx) => trx.from('workers').where('id', workerId).update({ phone }))
    const { lines } = await preview()
    assert.lengthOf(lines, 1)
    assert.deepInclude(lines[0], { element: 'phone', before: null, after: '+32470000002' })
  })

  test('everything on a day: the signed contracts of the day, and nobody else', async ({
    assert,
  }) => {
    const { workerId } = await hired()
    const none = await preview('mode=EVERYTHING&onStr=2021-01-01')
    assert.equal(none.total, 0)
    const then = await preview(`mode=EVERYTHING&onStr=${FIRST_DAY_OF_WORK}`)
    const own = then.lines.filter(({ worker }: any) => worker.id === workerId)
    const values = Object.fromEntries(own.map(({ element, after }: any) => [element, after]))
    assert.deepInclude(values, {
      salaireBrut: 3210.5,
      startDate: FIRST_DAY_OF_WORK,
      lastName: 'Maes',
      addressCity: 'Bruxelles',
      contractLocation: 'Namur',
    })
    assert.equal(then.people, (await workersOf('id')).length)
    const before = await preview(`mode=EVERYTHING&onStr=${today()}`)
    assert.notInclude(
      before.lines.map(({ worker }: any) => worker.id),
      workerId
    )
    assert.lengthOf((await hr.get('/api/payroll-exports')).body.data, 1)
  })

  test('a contract that nobody signed is not in it, and said; so is who has no number at payroll', async ({
    assert,
  }) => {
    const { workerId } = await hired()
    const codes = async () => {
      const { warnings } = await preview()
      return warnings.map(({ code, total, workers }: any) => [code, total, workers[0].displayName])
    }
    assert.deepEqual(await codes(), [['NO_EMPLOYEE_NUMBER', 1, 'Noor Maes']])
    const unsigned = await knownWorker(acme, { first_name: 'Lars' })
    const packageId = (await hr.post('/api/packages', packageBody())).body.id
    await contractOf(hr, {
      packageId,
      workerId: unsigned,
      kind: 'OPEN_ENDED',
      startDateStr: today(),
      contractLocationId: locationId,
    })
    assert.deepEqual((await codes()).at(-1), ['NOT_SIGNED', 1, 'Lars Maes'])
    const { lines } = await preview()
    assert.deepEqual([...new Set(lines.map(({ worker }: any) => worker.id))], [workerId])
  })

  test('whose package needs a figure of the law that is not known is named', async ({ assert }) => {
    const { workerId } = await hired()
    const whose = async () => {
      const { warnings } = await preview(`mode=EVERYTHING&onStr=${FIRST_DAY_OF_WORK}`)
      const unknown = warnings.find(({ code }: any) => code === 'FIGURES_UNKNOWN')
      return (unknown?.workers ?? []).map(({ id }: any) => id)
    }
    assert.notInclude(await whose(), workerId)
    await inTenant(acme.id, (trx) =>
      trx
        .from('packages')
        .whereRaw('worker_ids @> array[?]', [workerId])
        .update({ gaps: JSON.stringify([{ parameter: 'x', needed: [] }]) })
    )
    assert.include(await whose(), workerId)
  })

  test('the latest is taken back, and its changes are to be told again; an earlier one is not', async ({
    assert,
  }) => {
    const { workerId } = await hired()
    const first = await made()
    await hr.put(`/api/workers/${workerId}`, { lastName: 'Janssens' })
    const second = await made()
    assert.equal((await hr.delete(`/api/payroll-exports/${first.id}`)).status, 409)
    assert.equal((await hr.delete(`/api/payroll-exports/${second.id}`)).status, 200)
    const { lines } = await preview()
    assert.deepEqual(
      lines.map(({ element }: any) => element),
      ['lastName']
    )
    assert.equal((await hr.get(`/api/payroll-exports/${second.id}/csv`)).status, 404)
    const events = await inTenant(acme.id, (trx) =>
      trx
        .from('audit_log')
        .where('event', 'like', 'payroll_export.%')
        .where('subject_id', second.id)
    )
    assert.sameMembers(
      events.map(({ event }) => event),
      ['payroll_export.created', 'payroll_export.removed']
    )
  })

  test('the same id twice is one file; two at once do not both tell a change', async ({
    assert,
  }) => {
    await hired()
    const id = randomUUID()
    const both = await Promise.all([
      hr.post('/api/payroll-exports', { id, ...DIFFERENCES }),
      hr.post('/api/payroll-exports', { id, ...DIFFERENCES }),
    ])
    for (const { status } of both) assert.equal(status, 201)
    await hired()
    const [one, other] = await Promise.all([
      hr.post('/api/payroll-exports', DIFFERENCES),
      hr.post('/api/payroll-exports', DIFFERENCES),
    ])
    assert.sameMembers([one.status, other.status], [201, 409])
  })

  test('strangers, viewers and managers make none and read none; the other company stays as it was', async ({
    assert,
  }) => {
    await withTeam(globex)
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    await hired()
    const { id } = await made()
    const calls = (client: TestClient) => [
      client.get('/api/payroll-exports'),
      client.get('/api/payroll-exports/preview?mode=DIFFERENCES'),
      client.get(`/api/payroll-exports/${id}/csv`),
      client.post('/api/payroll-exports', DIFFERENCES),
      client.delete(`/api/payroll-exports/${id}`),
    ]
    const statuses = async (client: TestClient) => {
      const found = []
      for (const call of calls(client)) found.push((await call).status)
      return [...new Set(found)]
    }
    assert.deepEqual(await statuses(await visitor()), [401])
    assert.deepEqual(await statuses(await signedIn('viewer')), [403])
    assert.deepEqual(await statuses(await signedIn('manager')), [403])
    const theirs = await signedIn('hr', 'globex')
    assert.equal((await theirs.get(`/api/payroll-exports/${id}/csv`)).status, 404)
    assert.equal((await theirs.delete(`/api/payroll-exports/${id}`)).status, 404)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
    assert.equal((await hr.get('/api/payroll-exports')).body.data[0].id, id)
  })
})
