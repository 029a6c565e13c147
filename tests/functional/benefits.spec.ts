import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'

const CAR = {
  kind: 'voitureSociete',
  description: ' Peugeot e-308 ',
  energie: 'ELECTRIQUE',
  valeur: 41250.5,
  tcoMensuel: 780,
  eligibleBudgetMobilite: true,
}
const BIKE = { kind: 'velo', description: 'Cowboy 4', tcoMensuel: 95.5 }
const SETTINGS = {
  shown: ['velo', 'voitureSociete'],
  budgetMobiliteMinimum: 4000,
  budgetMobiliteMaximum: 9000,
  piliers: [2, 3],
  version: 0,
}

let acme: TestCompany
let globex: TestCompany
let admin: TestClient
let hr: TestClient
let stranger: TestClient

const rowsOf = (table: string) => inTenant(acme.id, async (trx) => trx.from(table).orderBy('id'))
const eventsOf = async () =>
  (await rowsOf('audit_log'))
    .filter((row) => row.actor_kind === 'user' && row.event.startsWith('benefit.'))
    .map(({ event }) => event)

test.group('The catalogue of benefits', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    ;[admin, hr, stranger] = await Promise.all([signedIn('admin'), signedIn('hr'), visitor()])
    await inTenant(acme.id, (trx) => trx.from('benefits').delete())
  })

  const made = async (body: object) => (await admin.post('/api/benefits', body)).body
  const list = async () => (await admin.get('/api/benefits')).body.data

  test('every signed-in user reads it, strangers do not', async ({ assert }) => {
    await made(BIKE)
    const { body } = await (await signedIn('viewer')).get('/api/benefits')
    assert.deepEqual(
      body.data.map(({ description, tcoMensuel }: any) => [description, tcoMensuel]),
      [['Cowboy 4', 95.5]]
    )
    assert.equal((await stranger.get('/api/benefits')).status, 401)
  })

  test('anonymous and HR: refused; an administrator adds, changes, archives and restores, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    assert.equal((await stranger.post('/api/benefits', CAR)).status, 401)
    assert.equal((await hr.post('/api/benefits', CAR)).status, 403)
    assert.lengthOf(await rowsOf('benefits'), 0)
    const { status, body } = await admin.post('/api/benefits', CAR)
    assert.equal(status, 201)
    const [row] = await rowsOf('benefits')
    assert.equal(row.description, 'Peugeot e-308')
    assert.equal(row.valeur, '41250.50')
    assert.isTrue(row.eligible_budget_mobilite)

    const one = `/api/benefits/${body.id}`
    const { kind: _kind, ...fields } = CAR
    const changed = { ...fields, energie: 'DIESEL', co2: 120, version: 1 }
    assert.equal((await stranger.put(one, changed)).status, 401)
    assert.equal((await hr.put(one, changed)).status, 403)
    assert.equal((await admin.put(one, changed)).body.version, 2)
    assert.equal((await rowsOf('benefits'))[0].co2, 120)
    assert.equal((await admin.put(one, changed)).body.code, 'E_STALE_VERSION')

    for (const path of ['archive', 'archive/false']) {
      assert.equal((await stranger.post(`${one}/${path}`)).status, 401)
      assert.equal((await hr.post(`${one}/${path}`)).status, 403)
    }
    assert.isTrue((await admin.post(`${one}/archive`)).body.archived)
    assert.isNotNull((await rowsOf('benefits'))[0].archived_at)
    assert.isFalse((await admin.post(`${one}/archive/false`)).body.archived)
    assert.isNull((await rowsOf('benefits'))[0].archived_at)
    assert.deepEqual(await eventsOf(), [
      'benefit.created',
      'benefit.updated',
      'benefit.archived',
      'benefit.restored',
    ])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('what the engine would refuse is refused here, at its field and in words', async ({
    assert,
  }) => {
    const refused = async (body: object) => {
      const answer = await admin.post('/api/benefits', body)
      assert.equal(answer.status, 422)
      return answer.body.errors.map(({ path, message }: any) => `${path}: ${message}`)
    }
    assert.deepEqual(await refused({ ...CAR, energie: 'DIESEL' }), [
      'co2: Ce champ est obligatoire.',
    ])
    assert.deepEqual(await refused({ ...CAR, valeur: 10.005 }), [
      'valeur: Un nombre avec deux décimales au plus est attendu.',
    ])
    assert.deepEqual(await refused({ ...BIKE, tcoMensuel: null }), [
      'tcoMensuel: Ce champ est obligatoire.',
    ])
    const dated = await refused({ ...CAR, dateImmatriculation: '2026-02-30' })
    assert.match(dated[0], /^dateImmatriculation: Une date du calendrier/)
    assert.lengthOf(await rowsOf('benefits'), 0)
  })

  test('what candidates look at is kept of a car, and dropped of one without a plug', async ({
    assert,
  }) => {
    const looks = { carrosserie: 'SUV', autonomie: 410, puissanceCharge: 100 }
    const electric = { ...CAR, energie: 'ELECTRIQUE', co2: null, ...looks }
    const untouched = await checksumOf(globex.id)
    assert.equal((await stranger.post('/api/benefits', electric)).status, 401)
    assert.equal((await hr.post('/api/benefits', electric)).status, 403)
    const refused = async (changes: object) => {
      const answer = await admin.post('/api/benefits', { ...electric, ...changes })
      assert.equal(answer.status, 422)
      return answer.body.errors.map(({ path }: any) => path)
    }
    assert.deepEqual(await refused({ carrosserie: 'CARROSSE' }), ['carrosserie'])
    assert.deepEqual(await refused({ autonomie: 0 }), ['autonomie'])
    assert.deepEqual(await refused({ autonomie: 410.5 }), ['autonomie'])
    assert.deepEqual(await refused({ puissanceCharge: 1001 }), ['puissanceCharge'])
    assert.deepEqual(await refused({ autonomy: 410 }), ['autonomy'])
    assert.lengthOf(await rowsOf('benefits'), 0)
    const { status, body } = await admin.post('/api/benefits', electric)
    assert.equal(status, 201)
    assert.deepInclude(body, looks)
    const { kind: _kind, ...fields } = electric
    const petrol = { ...fields, energie: 'ESSENCE', co2: 120, version: 1 }
    const changed = await admin.put(`/api/benefits/${body.id}`, petrol)
    assert.equal(changed.status, 200)
    assert.deepInclude(changed.body, {
      carrosserie: 'SUV',
      autonomie: null,
      puissanceCharge: null,
    })
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('what tells a plug-in hybrid is kept, judged by the engine, and dropped of a car that has no plug', async ({
    assert,
  }) => {
    const told = { batterie: 0.45, co2Equivalent: 150, euro6eBis: true }
    const hybrid = { ...CAR, energie: 'HYBRIDE_ESSENCE', co2: 45, ...told }
    const untouched = await checksumOf(globex.id)
    assert.equal((await stranger.post('/api/benefits', hybrid)).status, 401)
    assert.equal((await hr.post('/api/benefits', hybrid)).status, 403)
    const refused = async (body: object) => {
      const answer = await admin.post('/api/benefits', body)
      assert.equal(answer.status, 422)
      return answer.body.errors.map(({ path }: any) => path)
    }
    assert.deepEqual(await refused({ ...hybrid, batterie: 0.455 }), ['batterie'])
    assert.deepEqual(await refused({ ...hybrid, batterie: 101 }), ['batterie'])
    assert.deepEqual(await refused({ ...hybrid, co2Equivalent: 0 }), ['co2Equivalent'])
    assert.deepEqual(await refused({ ...hybrid, nonRechargeable: 'oui' }), ['nonRechargeable'])
    assert.deepEqual(await refused({ ...hybrid, batterieVS: 0.45 }), ['batterieVS'])
    assert.lengthOf(await rowsOf('benefits'), 0)

    const { status, body } = await admin.post('/api/benefits', hybrid)
    assert.equal(status, 201)
    assert.deepInclude(body, { ...told, nonRechargeable: false })
    assert.deepInclude((await list())[0], { ...told, nonRechargeable: false })
    assert.equal((await rowsOf('benefits'))[0].batterie, '0.45')

    const { kind: _kind, ...fields } = hybrid
    const none = { batterie: null, co2Equivalent: null, euro6eBis: false }
    const changed = async (changes: object) => {
      const answer = await admin.put(`/api/benefits/${body.id}`, { ...fields, ...changes })
      assert.equal(answer.status, 200)
      return answer.body
    }
    assert.deepInclude(await changed({ batterie: 0.9, version: 1 }), { ...told, batterie: 0.9 })
    const unplugged = await changed({ nonRechargeable: true, version: 2 })
    assert.deepInclude(unplugged, { ...none, nonRechargeable: true, co2: 45 })
    const diesel = await changed({ energie: 'DIESEL', nonRechargeable: true, version: 3 })
    assert.deepInclude(diesel, { ...none, nonRechargeable: false, co2: 45 })
    const bike = await made({ ...BIKE, ...told })
    assert.deepInclude(bike, { ...none, nonRechargeable: false })
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('names in other languages are kept, empty ones dropped, an unknown language is refused by its name', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const named = { ...BIKE, translations: { nl: ' Fiets ', en: '', fr: null } }
    assert.equal((await stranger.post('/api/benefits', named)).status, 401)
    assert.equal((await hr.post('/api/benefits', named)).status, 403)
    const { status, body } = await admin.post('/api/benefits', named)
    assert.equal(status, 201)
    assert.deepEqual(body.translations, { nl: 'Fiets' })
    assert.deepEqual((await rowsOf('benefits'))[0].translations, { nl: 'Fiets' })
    assert.deepEqual((await list())[0].translations, { nl: 'Fiets' })

    const one = `/api/benefits/${body.id}`
    const { kind: _kind, ...fields } = named
    const german = { ...fields, translations: { de: 'Rad', nl: 'Fiets' } }
    for (const answer of [
      await admin.put(one, { ...german, version: 1 }),
      await admin.post('/api/benefits', { ...german, kind: 'velo', description: 'Autre' }),
    ]) {
      assert.equal(answer.status, 422)
      assert.deepEqual(
        answer.body.errors.map(({ path }: any) => path),
        ['translations.de']
      )
    }
    const long = { ...fields, translations: { nl: 'x'.repeat(201) }, version: 1 }
    assert.deepEqual(
      (await admin.put(one, long)).body.errors.map(({ path }: any) => path),
      ['translations.nl']
    )
    const same = await admin.put(one, { ...fields, version: 1 })
    assert.equal(same.body.version, 1, 'nothing changed')
    const changed = await admin.put(one, { ...fields, translations: { en: 'Bike' }, version: 1 })
    assert.deepEqual(changed.body.translations, { en: 'Bike' })
    assert.equal(changed.body.version, 2)
    const without = await admin.put(one, { ...fields, translations: undefined, version: 2 })
    assert.deepEqual(without.body.translations, {})
    assert.deepEqual(await eventsOf(), ['benefit.created', 'benefit.updated', 'benefit.updated'])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a double click makes one; a description stands once in its list, and again once the first is archived', async ({
    assert,
  }) => {
    const id = randomUUID()
    assert.equal((await made({ ...BIKE, id })).id, id)
    assert.equal((await made({ ...BIKE, id })).id, id)
    assert.lengthOf(await rowsOf('benefits'), 1)
    const twin = await admin.post('/api/benefits', { ...BIKE, description: 'COWBOY 4' })
    assert.equal(twin.body.code, 'E_NAME_TAKEN')
    await admin.post(`/api/benefits/${id}/archive`)
    assert.equal((await admin.post('/api/benefits', BIKE)).status, 201)
    const back = await admin.post(`/api/benefits/${id}/archive/false`)
    assert.equal(back.body.code, 'E_NAME_TAKEN')
  })

  test('an administrator puts a list in order; one who sees an older list, another role or a stranger does not', async ({
    assert,
  }) => {
    const bikes = [await made(BIKE), await made({ ...BIKE, description: 'Ahooga' })]
    const other = await made({ kind: 'laptop', description: 'MacBook', valeur: 60 })
    const order = { kind: 'velo', ids: [bikes[1].id, bikes[0].id] }
    const untouched = await checksumOf(globex.id)
    assert.equal((await stranger.put('/api/benefit-order', order)).status, 401)
    assert.equal((await hr.put('/api/benefit-order', order)).status, 403)
    const partly = await admin.put('/api/benefit-order', { ...order, ids: [bikes[1].id] })
    assert.equal(partly.body.code, 'E_STALE_VERSION')
    const foreign = await admin.put('/api/benefit-order', { ...order, ids: [other.id] })
    assert.equal(foreign.status, 404)
    assert.equal((await admin.put('/api/benefit-order', order)).status, 200)
    const names = (await list()).map(({ description }: any) => description)
    assert.deepEqual(names, ['MacBook', 'Ahooga', 'Cowboy 4'])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('another company’s benefit is as unknown as an invented one', async ({ assert }) => {
    const theirs = await signedIn('admin', 'globex')
    const { id } = (await theirs.post('/api/benefits', BIKE)).body
    const untouched = await checksumOf(globex.id)
    for (const unknown of [id, randomUUID()]) {
      const one = `/api/benefits/${unknown}`
      const { kind: _kind, ...fields } = BIKE
      assert.equal((await admin.put(one, { ...fields, version: 1 })).status, 404)
      assert.equal((await admin.post(`${one}/archive`)).status, 404)
      assert.equal((await admin.post(`${one}/archive/false`)).status, 404)
    }
    assert.equal((await admin.post('/api/benefits', { ...BIKE, id })).status, 409)
    assert.equal(await checksumOf(globex.id), untouched)
  })
})

test.group('What packages offer, and the mobility policy', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    ;[admin, hr, stranger] = await Promise.all([signedIn('admin'), signedIn('hr'), visitor()])
    await inTenant(acme.id, (trx) => trx.from('benefit_settings').delete())
  })

  test('a company that set nothing offers everything; an administrator changes it, others do not', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const { body } = await hr.get('/api/benefit-settings')
    assert.lengthOf(body.shown, 12)
    assert.deepEqual(body.piliers, [1, 2, 3])
    assert.equal((await stranger.put('/api/benefit-settings', SETTINGS)).status, 401)
    assert.equal((await hr.put('/api/benefit-settings', SETTINGS)).status, 403)
    const changed = await admin.put('/api/benefit-settings', SETTINGS)
    assert.deepEqual(changed.body, { ...SETTINGS, version: 1 })
    const [row] = await rowsOf('benefit_settings')
    assert.deepEqual(row.shown, ['velo', 'voitureSociete'])
    assert.deepEqual(row.piliers, [2, 3])
    const stale = await admin.put('/api/benefit-settings', SETTINGS)
    assert.equal(stale.body.code, 'E_STALE_VERSION')
    assert.deepEqual((await hr.get('/api/benefit-settings')).body, changed.body)
    assert.deepEqual(await eventsOf(), ['benefit.settings_changed'])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a budget outside the law, a lowest above the highest, or no pillar at all is refused', async ({
    assert,
  }) => {
    const refused = async (changes: object) => {
      const { status, body } = await admin.put('/api/benefit-settings', { ...SETTINGS, ...changes })
      assert.equal(status, 422)
      return body.errors.map(({ path }: any) => path)
    }
    assert.deepEqual(await refused({ budgetMobiliteMinimum: 100 }), ['budgetMobiliteMinimum'])
    assert.deepEqual(await refused({ budgetMobiliteMaximum: 99999 }), ['budgetMobiliteMaximum'])
    assert.deepEqual(await refused({ budgetMobiliteMaximum: 3500 }), ['budgetMobiliteMaximum'])
    assert.deepEqual(await refused({ piliers: [] }), ['piliers'])
    assert.lengthOf(await rowsOf('benefit_settings'), 0)
  })
})
