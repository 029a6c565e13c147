import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HrSources } from '#modules/integrations/index'
import type { ExternalCar } from '#modules/integrations/domain/hr_system'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { carryOut, FakeHr, personOf, serveHr, withSync } from '#tests/helpers/fake_hr'
import { seatOf } from '#tests/helpers/hired'

const ZOE = { firstName: 'Zoë', lastName: 'Peeters', email: 'zoe@acme.test', employeeNumber: '71' }
const TERMS = {
  startDate: '2024-03-01',
  commissionParitaire: '200',
  employmentType: 'EMPLOYE',
  regimeNumerateur: '38',
  regimeDenominateur: '38',
  salaireBrut: '3250.00',
  nomFonction: 'Analyste',
  contractLocation: 'Namur',
}
const VOLVO: ExternalCar = {
  id: '1',
  personId: '7',
  name: 'Volvo EX30 de test',
  catalogueValue: '38500.00',
  co2: '0',
  fuel: 'electric',
  yearlyCost: '9600.00',
}
const PASSAT: ExternalCar = {
  id: '2',
  personId: null,
  name: 'Passat de test',
  catalogueValue: '41200.00',
  co2: '128',
  fuel: 'diesel',
  yearlyCost: '10400.00',
}
/** What a run leaves of itself, beside what it is about. */
const OF_THE_RUN = [
  ...['sync_runs', 'sync_rows', 'sync_answers', 'sync_cars', 'synced_people', 'hr_connections'],
  ...['audit_log', 'outbox', 'outbox_keys', ...LEFT_BY_SIGN_IN],
]

test.group('Cars of an HR system', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let admin: TestClient
  let hr: FakeHr
  let id: string

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await withSync(acme, globex)
    await seatOf(acme)
    hr = serveHr(new FakeHr())
    hr.fleet = [VOLVO, PASSAT]
    hr.people = [personOf('7', ZOE, { contract: TERMS })]
    admin = await signedIn('admin')
    const made = await admin.post('/api/integrations', { system: 'officient', key: { token: 'a' } })
    id = made.body.id
    return () => app.container.restore(HrSources)
  })

  const sync = async (body: object = {}) => {
    const asked = await admin.post(`/api/integrations/${id}/sync`, body)
    if (asked.status !== 202) throw new Error(String(asked.raw))
    const failed = await carryOut(acme.id, asked.body.id)
    if (failed) throw failed
    return (await admin.get(`/api/sync-runs/${asked.body.id}`)).body
  }
  const written = async () => {
    await sync()
    return sync({ dryRun: false, all: true })
  }
  const carsOf = async (run: any) =>
    (await admin.get(`/api/sync-runs/${run.id}/cars`)).body.data as any[]
  const answer = (car: any, body: object) => admin.post(`/api/sync-cars/${car.id}/answer`, body)
  const named = (cars: any[], name: string) => cars.find((car) => car.name.startsWith(name))
  const catalogue = async () =>
    (
      await inTenant(acme.id, (trx) =>
        trx.from('benefits').where('kind', 'voitureSociete').whereLike('description', '%de test')
      )
    ).map(({ description }) => description)
  const packageOfZoe = async (day = today()) => {
    const rows = await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .join('packages', 'packages.id', 'contracts.package_id')
        .join('workers', 'workers.id', 'contracts.worker_id')
        .where('workers.employee_number', '71')
        .whereNull('contracts.corrected_by_id')
        .where('contracts.start_date', '<=', day)
        .orderBy('contracts.start_date', 'desc')
        .select('packages.package')
    )
    return rows[0]?.package
  }

  test('nothing comes into the catalogue or onto a package by itself: each car is a question, a dry run asks none', async ({
    assert,
  }) => {
    const dry = await sync()
    assert.deepEqual([dry.cars, dry.carsProposed], [2, 2])
    assert.deepEqual(new Set((await carsOf(dry)).flatMap(({ asks }) => asks)), new Set())
    const before = await checksumOf(acme.id, { except: OF_THE_RUN })
    assert.deepEqual(await catalogue(), [])
    const run = await sync({ dryRun: false, all: true })
    assert.notEqual(await checksumOf(acme.id, { except: OF_THE_RUN }), before, 'people are written')
    assert.deepEqual(await catalogue(), [])
    const cars = await carsOf(run)
    const volvo = named(cars, 'Volvo')
    assert.deepInclude(volvo, { catalogue: 'NEW', package: 'NONE', asks: ['CATALOGUE', 'PACKAGE'] })
    assert.equal(volvo.driver.name, 'Zoë Peeters')
    assert.include(volvo.message, 'son package n’a pas de voiture')
    assert.deepInclude(named(cars, 'Passat'), { package: 'NOBODY', asks: ['CATALOGUE'] })
    const { body } = await admin.get('/api/integration-data')
    assert.include(body.data[0].fleet, { runId: run.id, cars: 2, proposed: 2 })

    const stood = await checksumOf(acme.id, { except: OF_THE_RUN })
    const again = await sync({ dryRun: false, all: true })
    assert.equal(await checksumOf(acme.id, { except: OF_THE_RUN }), stood, 'R14')
    assert.equal((await answer(volvo, { addToCatalogue: true })).body.code, 'E_SYNC_ANSWERED')
    assert.deepEqual(named(await carsOf(again), 'Volvo').asks, ['CATALOGUE', 'PACKAGE'])
  })

  test('an answer adds it to the catalogue and, from its day, to the package of who drives it; the next run says so', async ({
    assert,
  }) => {
    const run = await written()
    const volvo = named(await carsOf(run), 'Volvo')
    const added = await answer(volvo, { addToCatalogue: true })
    assert.equal(added.status, 200, String(added.raw))
    assert.deepInclude(added.body, { catalogueAnswer: 'ADDED', asks: ['PACKAGE'] })
    assert.deepEqual(await catalogue(), ['Volvo EX30 de test'])
    const early = await answer(volvo, { putOnPackage: { day: '2020-01-01' } })
    assert.equal(early.body.code, 'E_SYNC_CAR_DAY')
    const day = daysAfter(today(), 10)
    const put = await answer(volvo, { putOnPackage: { day } })
    assert.equal(put.status, 200, String(put.raw))
    assert.deepInclude(put.body, { packageAnswer: 'PUT', asks: [] })
    assert.isNotOk((await packageOfZoe())?.hasVoitureSociete)
    assert.deepInclude(await packageOfZoe(day), {
      hasVoitureSociete: true,
      descriptionVS: 'Volvo EX30 de test',
      energieVS: 'ELECTRIQUE',
      valeurVS: 38_500,
      tcoMensuelVS: 800,
    })
    assert.equal((await answer(volvo, { putOnPackage: null })).body.code, 'E_SYNC_ANSWERED')
    const [event] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'sync.car_answered').orderBy('id').limit(1)
    )
    assert.equal(event.subject_id, volvo.id)
    assert.equal(
      named(await carsOf(await sync({ dryRun: false, all: true })), 'Volvo').catalogue,
      'IN'
    )
  })

  test('a contract that cannot be changed so keeps its package: the reason is said, and it can be answered again', async ({
    assert,
  }) => {
    const { contractLocation: _nowhere, ...terms } = TERMS
    hr.people = [personOf('7', ZOE, { contract: terms })]
    const volvo = named(await carsOf(await written()), 'Volvo')
    const stood = await checksumOf(acme.id, { except: OF_THE_RUN })
    const refused = await answer(volvo, { putOnPackage: { day: daysAfter(today(), 10) } })
    assert.deepEqual([refused.status, refused.body.code], [409, 'E_SYNC_CAR_REFUSED'])
    assert.include(refused.body.errors[0].message, 'lieu de travail')
    assert.equal(await checksumOf(acme.id, { except: OF_THE_RUN }), stood)
    const left = await answer(volvo, { putOnPackage: null })
    assert.deepInclude(left.body, { packageAnswer: 'LEFT', asks: ['CATALOGUE'] })
  })

  test('what was left is not asked again until it is another car or another driver', async ({
    assert,
  }) => {
    const run = await written()
    const cars = await carsOf(run)
    await answer(named(cars, 'Volvo'), { addToCatalogue: false })
    await answer(named(cars, 'Volvo'), { putOnPackage: null })
    await answer(named(cars, 'Passat'), { addToCatalogue: false })
    const next = await sync({ dryRun: false, all: true })
    assert.equal(next.carsProposed, 0)
    hr.fleet = [
      { ...VOLVO, catalogueValue: '39900.00' },
      { ...PASSAT, personId: '7' },
    ]
    const later = await carsOf(await sync({ dryRun: false, all: true }))
    assert.deepEqual(named(later, 'Volvo').asks, ['CATALOGUE', 'PACKAGE'])
    assert.deepEqual(named(later, 'Passat').asks, ['CATALOGUE', 'PACKAGE'])
  })

  test('what a system does not say of a car is said, and nothing is concluded; a key that may not read cars loses no people', async ({
    assert,
  }) => {
    hr.fleet = [
      { ...VOLVO, catalogueValue: null },
      { ...PASSAT, co2: null, personId: '99' },
      { ...PASSAT, id: '3', fuel: 'steam' },
    ]
    const cars = await carsOf(await written())
    assert.deepEqual(
      cars.map(({ catalogue: of, asks }) => [of, asks]),
      Array.from({ length: 3 }, () => ['UNCLEAR', []])
    )
    assert.equal(cars.find(({ externalId }) => externalId === '2').package, 'UNKNOWN')
    hr.refusesCars = 'forbidden'
    const run = await sync({ dryRun: false, all: true })
    assert.deepInclude(run, { status: 'DONE', cars: null, same: 1 })
    assert.include(run.carsFailure, 'ne peut pas lire les voitures')
    const night = await sync({ dryRun: false })
    assert.isNull(night.cars, 'they are read with everybody')
    assert.isNull(night.carsFailure)
  })

  test('a stranger, HR and another company read and answer none', async ({ assert }) => {
    const run = await written()
    const volvo = named(await carsOf(run), 'Volvo')
    const calls: ((client: TestClient) => Promise<any>)[] = [
      (client) => client.get(`/api/sync-runs/${run.id}/cars`),
      (client) => client.post(`/api/sync-cars/${volvo.id}/answer`, { addToCatalogue: true }),
    ]
    const [stranger, records, theirs] = [
      await visitor(),
      await signedIn('hr'),
      await signedIn('admin', 'globex'),
    ]
    const stood = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    for (const call of calls) {
      assert.equal((await call(stranger)).status, 401)
      assert.equal((await call(records)).status, 403)
      assert.equal((await call(theirs)).status, 404)
    }
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), stood)
    assert.equal((await answer(volvo, {})).body.code, 'E_SYNC_ANSWER')
    assert.equal((await answer(volvo, { addToCatalogue: true, day: today() })).status, 422)
    assert.equal((await answer({ id: randomUUID() }, { addToCatalogue: true })).status, 404)
    assert.equal((await answer(volvo, { addToCatalogue: true })).status, 200)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})
