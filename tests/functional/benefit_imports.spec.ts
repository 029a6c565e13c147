import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'

const FILE = { kind: 'velo', fileName: 'vélos.xlsx', columns: { description: 'Vélo' } }
const row = (line: number, cells: Record<string, unknown>) => ({ line, cells })

test.group('Imports of benefits', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let admin: TestClient
  let cowboy: { id: string; version: number }

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    admin = await signedIn('admin')
    await inTenant(acme.id, (trx) => trx.from('benefits').delete())
    const bike = { kind: 'velo', description: 'Cowboy 4', tcoMensuel: 95.5 }
    cowboy = (await admin.post('/api/benefits', bike)).body
  })

  const bikes = async () =>
    (await inTenant(acme.id, (trx) => trx.from('benefits').orderBy('position'))).map(
      ({ description, tco_mensuel, archived_at }) =>
        [description, tco_mensuel, ...(archived_at ? ['archived'] : [])].join(' ')
    )
  const ROWS = [
    row(2, { description: 'COWBOY 4', tcoMensuel: 99 }),
    row(3, { description: '007', tcoMensuel: 120.25 }),
    row(4, { description: 'Ahooga', tcoMensuel: 'cher' }),
  ]

  test('anonymous and HR: refused; an administrator imports and takes it back, and the other company stays', async ({
    assert,
  }) => {
    const stranger = await visitor()
    const hr = await signedIn('hr')
    const untouched = await checksumOf(globex.id)
    const body = { ...FILE, rows: ROWS.slice(0, 2) }
    assert.equal((await stranger.post('/api/benefit-imports/preview', body)).status, 401)
    assert.equal((await hr.post('/api/benefit-imports/preview', body)).status, 403)
    assert.equal((await stranger.post('/api/benefit-imports', body)).status, 401)
    assert.equal((await hr.post('/api/benefit-imports', body)).status, 403)
    assert.deepEqual(await bikes(), ['Cowboy 4 95.50'])

    const made = await admin.post('/api/benefit-imports', body)
    assert.equal(made.status, 201)
    assert.include(made.body, { created: 1, changed: 1, skipped: 0, refused: 0 })
    assert.deepEqual(await bikes(), ['COWBOY 4 99.00', '007 120.25'])
    const one = `/api/benefit-imports/${made.body.id}`
    assert.equal((await stranger.delete(one)).status, 401)
    assert.equal((await hr.delete(one)).status, 403)
    assert.deepEqual((await admin.delete(one)).body, { id: made.body.id, restored: 2, kept: 0 })
    assert.deepEqual(await bikes(), ['Cowboy 4 95.50', '007 120.25 archived'])
    assert.equal((await admin.delete(one)).status, 409)

    const [last] = (await admin.get('/api/benefit-imports')).body.data
    assert.equal(last.createdBy, 'Camille Renard')
    assert.deepEqual(last.columns, FILE.columns)
    assert.isNotNull(last.undoneAt)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('the preview says of each row what it would do, and writes nothing', async ({ assert }) => {
    const before = await checksumOf(acme.id)
    const { body } = await admin.post('/api/benefit-imports/preview', {
      kind: 'velo',
      rows: [
        ...ROWS,
        row(5, { description: 'Cowboy 4', tcoMensuel: 95.5 }),
        row(6, { id: randomUUID(), description: 'Z', tcoMensuel: 1 }),
        row(7, { description: '', tcoMensuel: 1 }),
        row(8, { description: 'Y', tcoMensuel: 1, inPackages: 'peut-être' }),
        row(9, { id: cowboy.id, description: 'Cowboy 5', tcoMensuel: 95.5 }),
      ],
    })
    assert.deepEqual(
      body.data.map(({ line, outcome, errors }: any) =>
        [line, outcome, ...errors.map(({ path, code }: any) => `${path} ${code}`)].join(' ')
      ),
      [
        '2 changed',
        '3 created',
        '4 refused tcoMensuel invalid_value',
        '5 refused description twice',
        '6 refused id unknown',
        '7 refused description required',
        '8 refused inPackages invalid_value',
        '9 refused description twice',
      ]
    )
    assert.deepEqual(body.data[0].changes, [
      { field: 'description', before: 'Cowboy 4', after: 'COWBOY 4' },
      { field: 'tcoMensuel', before: 95.5, after: 99 },
    ])
    assert.equal(await checksumOf(acme.id), before)
  })

  test('names in other languages come from columns of their own, say what they change, and go back', async ({
    assert,
  }) => {
    const names = async () =>
      (await inTenant(acme.id, (trx) => trx.from('benefits').orderBy('position'))).map(
        ({ translations }) => translations
      )
    const { id: _id, kind: _kind, archived: _archived, photoUrl: _photo, ...whole } = cowboy as any
    const named = { ...whole, translations: { nl: 'Fiets', en: 'Bike' } }
    assert.equal((await admin.put(`/api/benefits/${cowboy.id}`, named)).status, 200)
    const rows = [
      row(2, { description: 'Cowboy 4', descriptionNl: 'Stadsfiets', descriptionEn: '' }),
      row(3, { description: 'Ahooga', tcoMensuel: 80, descriptionEn: 'Ahooga bike' }),
      row(4, { description: 'Trop', tcoMensuel: 80, descriptionNl: 'x'.repeat(201) }),
    ]
    const preview = await admin.post('/api/benefit-imports/preview', { kind: 'velo', rows })
    assert.deepEqual(preview.body.data[0].changes, [
      { field: 'descriptionNl', before: 'Fiets', after: 'Stadsfiets' },
      { field: 'descriptionEn', before: 'Bike', after: null },
    ])
    assert.deepEqual(
      preview.body.data[2].errors.map(({ path, code }: any) => `${path} ${code}`),
      ['descriptionNl long']
    )
    const made = await admin.post('/api/benefit-imports', { ...FILE, rows: rows.slice(0, 2) })
    assert.include(made.body, { created: 1, changed: 1 })
    assert.deepEqual(await names(), [{ nl: 'Stadsfiets' }, { en: 'Ahooga bike' }])
    const untouched = {
      kind: 'velo',
      rows: [row(2, { description: 'Cowboy 4', tcoMensuel: 95.5 })],
    }
    const again = await admin.post('/api/benefit-imports/preview', untouched)
    assert.equal(again.body.data[0].outcome, 'skipped', 'a file without these columns leaves them')
    await admin.delete(`/api/benefit-imports/${made.body.id}`)
    assert.deepEqual((await names())[0], { nl: 'Fiets', en: 'Bike' })
  })

  test('what tells a hybrid comes from columns of its own, is dropped of other cars, and goes back', async ({
    assert,
  }) => {
    const cars = async () =>
      (await inTenant(acme.id, (trx) => trx.from('benefits').where('kind', 'voitureSociete'))).map(
        (car) =>
          [car.description, car.batterie, car.co2_equivalent, car.euro6e_bis, car.non_rechargeable]
            .map(String)
            .join(' ')
      )
    const car = {
      ...{ kind: 'voitureSociete', description: 'Tucson', energie: 'HYBRIDE_ESSENCE', co2: 45 },
      ...{ valeur: 50_000, tcoMensuel: 800, euro6eBis: true },
    }
    assert.equal((await admin.post('/api/benefits', car)).status, 201)
    const told = { batterie: 0.45, co2Equivalent: 150 }
    const { kind, ...cells } = { ...car, euro6eBis: '', ...told }
    const rows = [
      row(2, { description: 'Tucson', ...told }),
      row(3, { ...cells, description: 'Golf', energie: 'DIESEL' }),
      row(4, { ...cells, description: 'Kuga' }),
      row(5, { ...cells, description: 'Trop', batterie: 0.455 }),
      row(6, { ...cells, description: 'Prise', nonRechargeable: 'peut-être' }),
    ]
    const preview = await admin.post('/api/benefit-imports/preview', { kind, rows })
    assert.deepEqual(preview.body.data[0].changes, [
      { field: 'batterie', before: null, after: 0.45 },
      { field: 'co2Equivalent', before: null, after: 150 },
    ])
    assert.deepEqual(
      preview.body.data.slice(3).map(({ errors }: any) => errors.map(({ path }: any) => path)),
      [['batterie'], ['nonRechargeable']]
    )
    assert.equal(preview.body.data[4].errors[0].message, 'Écrivez Oui ou Non.')
    const file = { ...FILE, kind, rows: rows.slice(0, 3) }
    const made = await admin.post('/api/benefit-imports', file)
    assert.include(made.body, { created: 2, changed: 1 })
    assert.sameMembers(await cars(), [
      'Tucson 0.45 150 true false',
      'Golf null null false false',
      'Kuga 0.45 150 false false',
    ])
    await admin.delete(`/api/benefit-imports/${made.body.id}`)
    assert.include(await cars(), 'Tucson null null true false')
  })

  test('an import of before there were hybrids goes back as well', async ({ assert }) => {
    const { body } = await admin.post('/api/benefit-imports', { ...FILE, rows: ROWS.slice(0, 1) })
    await inTenant(acme.id, (trx) =>
      trx.rawQuery(
        `update benefit_imports set effects = jsonb_set(effects, '{0,before}',
           (effects #> '{0,before}') - '{nonRechargeable,batterie,co2Equivalent,euro6eBis}'::text[])`
      )
    )
    const undone = await admin.delete(`/api/benefit-imports/${body.id}`)
    assert.deepEqual(undone.body, { id: body.id, restored: 1, kept: 0 })
    assert.deepEqual(await bikes(), ['Cowboy 4 95.50'])
  })

  test('a refused row stops the import unless it is left out on purpose; the same import twice is one', async ({
    assert,
  }) => {
    const body = { ...FILE, id: randomUUID(), rows: ROWS }
    assert.equal((await admin.post('/api/benefit-imports', body)).status, 422)
    assert.deepEqual(await bikes(), ['Cowboy 4 95.50'])
    const valid = { ...body, onlyValid: true }
    const first = await admin.post('/api/benefit-imports', valid)
    assert.include(first.body, { created: 1, changed: 1, refused: 1 })
    assert.equal((await admin.post('/api/benefit-imports', valid)).body.id, first.body.id)
    assert.deepEqual(await bikes(), ['COWBOY 4 99.00', '007 120.25'])
  })

  test('what was changed since an import stays when it is taken back', async ({ assert }) => {
    const { body } = await admin.post('/api/benefit-imports', { ...FILE, rows: ROWS.slice(0, 2) })
    const change = { description: 'Cowboy 4', tcoMensuel: 110, version: 2 }
    assert.equal((await admin.put(`/api/benefits/${cowboy.id}`, change)).status, 200)
    const undone = await admin.delete(`/api/benefit-imports/${body.id}`)
    assert.deepEqual(undone.body, { id: body.id, restored: 1, kept: 1 })
    assert.deepEqual(await bikes(), ['Cowboy 4 110.00', '007 120.25 archived'])
  })

  test('a list that is imported as it is changes nothing, and another company’s import is unknown', async ({
    assert,
  }) => {
    const again = [row(2, { id: cowboy.id, description: 'Cowboy 4', tcoMensuel: 95.5 })]
    const { body } = await admin.post('/api/benefit-imports', { ...FILE, rows: again })
    assert.include(body, { created: 0, changed: 0, skipped: 1 })
    const theirs = await signedIn('admin', 'globex')
    assert.equal((await theirs.delete(`/api/benefit-imports/${body.id}`)).status, 404)
  })
})
