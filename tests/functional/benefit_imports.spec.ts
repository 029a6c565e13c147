import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { forgetEntitlements } from '#modules/billing/index'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { commit, counts, decided, list, OF_THE_IMPORT, send, undo } from '#tests/helpers/imports'

const TITLES = ['Description', 'TCO par mois']
const ROWS = [
  ['COWBOY 4', '99'],
  ['007', '120,25'],
  ['Ahooga', 'cher'],
]

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
  const begin = (client: TestClient, rows: readonly (readonly string[])[], titles = TITLES, id?: string) =>
    send(client, list([titles, ...rows]), { target: 'benefits', fileName: 'vélos.csv', id })
  /** A file of one list, as its dialog brings it. */
  const brought = async (rows: readonly (readonly string[])[], titles = TITLES, kind = 'velo') => {
    const begun = await begin(admin, rows, titles)
    if (begun.status !== 201) throw new Error(String(begun.raw))
    return decided(admin, begun.body, { fixed: [{ field: 'list', to: kind }] })
  }
  const outcomes = ({ plan }: any) =>
    plan.groups.flatMap(({ lines, field, code }: any) => lines.map((line: number) => `${line} ${field} ${code}`)).toSorted()

  test('anonymous and HR: refused; an administrator imports and takes it back, and the other company stays', async ({
    assert,
  }) => {
    const stranger = await visitor()
    const hr = await signedIn('hr')
    const untouched = await checksumOf(globex.id)
    const good = ROWS.slice(0, 2)
    assert.equal((await begin(stranger, good)).status, 401)
    assert.equal((await begin(hr, good)).status, 403)
    const before = await checksumOf(acme.id, { except: OF_THE_IMPORT })
    const draft = await brought(good)
    assert.deepEqual(counts(draft.plan), [1, 1, 0, 0])
    assert.equal(await checksumOf(acme.id, { except: OF_THE_IMPORT }), before, 'looking writes nothing')
    for (const [client, status] of [[stranger, 401], [hr, 403]] as const) {
      assert.equal((await client.get(`/api/imports/${draft.import.id}`)).status, status)
      assert.equal((await commit(client, draft)).status, status)
      assert.equal((await undo(client, draft)).status, status)
      assert.equal((await client.get('/api/imports?target=benefits')).status, status)
    }
    assert.deepEqual(await bikes(), ['Cowboy 4 95.50'])

    const made = await commit(admin, draft)
    assert.equal(made.status, 200, String(made.raw))
    assert.deepEqual(counts(made.body), [1, 1, 0, 0])
    assert.deepEqual(await bikes(), ['COWBOY 4 99.00', '007 120.25'])
    assert.deepEqual((await undo(admin, draft)).body, { id: draft.import.id, restored: 2, kept: 0 })
    assert.deepEqual(await bikes(), ['Cowboy 4 95.50', '007 120.25 archived'])
    assert.equal((await undo(admin, draft)).status, 409)

    const [last] = (await admin.get('/api/imports?target=benefits')).body.data
    assert.include(last, { fileName: 'vélos.csv', createdBy: 'Camille Renard', status: 'UNDONE' })
    assert.deepEqual((await hr.get('/api/imports')).body.data, [], 'HR is not told of them')
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a company whose plan has no team takes in benefits, and no people', async ({ assert }) => {
    await inTenant(acme.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'ESSENTIAL' }))
    forgetEntitlements(acme.id)
    const draft = await brought(ROWS.slice(0, 2))
    assert.equal((await commit(admin, draft)).status, 200)
    const people = await send(admin, list([['Nom'], ['Peeters']]))
    assert.deepEqual([people.status, people.body.code], [403, 'E_FEATURE_LOCKED'])
    const listed = await admin.get('/api/imports')
    assert.deepEqual(listed.body.data.map(({ target }: any) => target), ['benefits'])
  })

  test('the plan says of each row what it would do, and writes nothing', async ({ assert }) => {
    const before = await checksumOf(acme.id, { except: OF_THE_IMPORT })
    const titles = ['Identifiant', ...TITLES, 'Proposé dans les packages']
    const draft = await brought(
      [
        ...ROWS.map((row) => ['', ...row, 'oui']),
        ['', 'Cowboy 4', '95,50', 'oui'],
        [randomUUID(), 'Z', '1', 'oui'],
        ['', '', '1', 'oui'],
        ['', 'Y', '1', 'peut-être'],
        [cowboy.id, 'Cowboy 5', '95,50', 'oui'],
      ],
      titles
    )
    assert.deepEqual(outcomes(draft), [
      '4 tcoMensuel amount',
      '5 description twice',
      '6 id unknown_benefit',
      '7 description required',
      '8 inPackages flag',
      '9 description twice',
    ])
    const [changed, created] = draft.plan.rows
    assert.deepEqual([changed.line, changed.outcome, created.line, created.outcome], [2, 'changed', 3, 'created'])
    assert.deepEqual(
      changed.changes.map(({ label, before: was, after }: any) => [label, was, after]),
      [
        ['Description', 'Cowboy 4', 'COWBOY 4'],
        ['TCO par mois', '95,50 €', '99,00 €'],
      ].map((each) => each.map((text) => text.replace(' €', '\u00a0€')))
    )
    assert.equal(await checksumOf(acme.id, { except: OF_THE_IMPORT }), before)
  })

  test('which list it is, is asked where nothing says it, and may stand in a column', async ({ assert }) => {
    const { body: open } = await begin(admin, ROWS.slice(1, 2))
    assert.isNull(open.plan)
    assert.deepEqual(open.missing, [['list']])
    const asked = open.fields.find(({ name }: any) => name === 'list')
    assert.deepInclude(asked.choices, { value: 'velo', label: 'Vélos' })
    const titles = ['Liste', 'Description', 'Valeur', 'TCO', 'Énergie']
    const { body } = await begin(
      admin,
      [
        ['Vélos', 'Gazelle', '', '80', ''],
        ['Ordinateurs', 'ThinkPad', '25', '', ''],
        ['Chevaux', 'Bijou', '', '1', ''],
      ],
      titles
    )
    assert.deepEqual(counts(body.plan), [2, 0, 0, 1])
    assert.equal((await commit(admin, body)).status, 200)
    const kinds = await inTenant(acme.id, (trx) => trx.from('benefits').whereNot('id', cowboy.id).orderBy('kind'))
    assert.deepEqual(
      kinds.map(({ kind, description, valeur, tco_mensuel }) => [kind, description, valeur, tco_mensuel]),
      [
        ['laptop', 'ThinkPad', '25.00', null],
        ['velo', 'Gazelle', null, '80.00'],
      ]
    )
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
    const titles = [...TITLES, 'Description (néerlandais)', 'Description (anglais)']
    const rows = [
      ['Cowboy 4', '95,50', 'Stadsfiets', ''],
      ['Ahooga', '80', '', 'Ahooga bike'],
      ['Trop', '80', 'x'.repeat(201), ''],
    ]
    const draft = await brought(rows, titles)
    assert.deepEqual(
      draft.plan.rows[0].changes.map(({ before, after }: any) => [before, after]),
      [
        ['Fiets', 'Stadsfiets'],
        ['Bike', null],
      ]
    )
    assert.deepEqual(outcomes(draft), ['4 descriptionNl long'])
    const made = await commit(admin, draft)
    assert.deepEqual(counts(made.body), [1, 1, 0, 1])
    assert.deepEqual(await names(), [{ nl: 'Stadsfiets' }, { en: 'Ahooga bike' }])
    const again = await brought([['Cowboy 4', '95,50']])
    assert.deepEqual(counts(again.plan), [0, 0, 1, 0], 'a file without these columns leaves them')
    await undo(admin, draft)
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
    const draft = await brought(
      [['Tucson', '0,45', '150']],
      ['Description', 'Batterie', 'CO2 équivalent'],
      car.kind
    )
    assert.deepEqual(
      draft.plan.rows[0].changes.map(({ label, before, after }: any) => [label, before, after]),
      [
        ['Batterie (kWh par 100 kg)', null, '0,45'],
        ['CO₂ de la voiture équivalente (g/km)', null, '150'],
      ]
    )
    assert.equal((await commit(admin, draft)).status, 200)
    const titles = [
      ...['Description', 'Énergie', 'CO2', 'Valeur catalogue', 'TCO', 'Batterie', 'CO2 équivalent'],
      ...['Hybride non rechargeable', 'Euro 6e-bis'],
    ]
    const others = await brought(
      [
        ['Golf', 'Diesel', '45', '50.000', '800', '0,45', '150', '', ''],
        ['Kuga', 'Hybride essence', '45', '50.000', '800', '0,45', '150', '', ''],
        ['Trop', 'Hybride essence', '45', '50.000', '800', '0,455', '150', '', ''],
        ['Prise', 'Hybride essence', '45', '50.000', '800', '0,45', '150', 'peut-être', ''],
        ['Vieux', 'Hybride essence', '45', '', '800', '0,45', '150', '', ''],
      ],
      titles,
      car.kind
    )
    assert.deepEqual(outcomes(others), [
      '4 batterie cents',
      '5 nonRechargeable flag',
      '6 valeur required',
    ])
    assert.equal((await commit(admin, others)).status, 200)
    assert.sameMembers(await cars(), [
      'Tucson 0.45 150 true false',
      'Golf null null false false',
      'Kuga 0.45 150 false false',
    ])
    await undo(admin, draft)
    assert.include(await cars(), 'Tucson null null true false')
  })

  test('an amount that the law of the day does not let through is refused in the words of its form', async ({
    assert,
  }) => {
    const titles = ['Description', 'Énergie', 'Valeur', 'TCO', 'Autonomie']
    const draft = await brought([['Vapeur', 'Électrique', '-1', '800', '0']], titles, 'voitureSociete')
    assert.deepEqual(outcomes(draft), ['2 autonomie benefit', '2 valeur range'])
    const [why] = draft.plan.groups.filter(({ code }: any) => code === 'benefit')
    assert.include(why, { title: 'Autonomie', found: '0', repair: 'VALUE' })
    assert.isAbove(why.message.length, 20)
  })

  test('a refused row stops the import unless it is left out on purpose; the same import twice is one', async ({
    assert,
  }) => {
    const id = randomUUID()
    const begun = await begin(admin, ROWS, TITLES, id)
    const draft = await decided(admin, begun.body, { fixed: [{ field: 'list', to: 'velo' }] })
    const refused = await commit(admin, draft, false)
    assert.deepEqual([refused.status, refused.body.code], [409, 'E_IMPORT_REFUSED_ROWS'])
    assert.deepEqual(await bikes(), ['Cowboy 4 95.50'])
    assert.deepEqual(counts((await commit(admin, draft)).body), [1, 1, 0, 1])
    assert.equal((await commit(admin, draft)).body.id, id)
    assert.equal((await begin(admin, ROWS, TITLES, id)).body.import.id, id)
    assert.deepEqual(await bikes(), ['COWBOY 4 99.00', '007 120.25'])
  })

  test('what was changed since an import stays when it is taken back', async ({ assert }) => {
    const draft = await brought(ROWS.slice(0, 2))
    await commit(admin, draft)
    const change = { description: 'Cowboy 4', tcoMensuel: 110, version: 2 }
    assert.equal((await admin.put(`/api/benefits/${cowboy.id}`, change)).status, 200)
    assert.deepEqual((await undo(admin, draft)).body, { id: draft.import.id, restored: 1, kept: 1 })
    assert.deepEqual(await bikes(), ['Cowboy 4 110.00', '007 120.25 archived'])
  })

  test('a list that is imported as it is changes nothing, and another company’s import is unknown', async ({
    assert,
  }) => {
    const draft = await brought([[cowboy.id, 'Cowboy 4', '95,50']], ['Identifiant', ...TITLES])
    assert.deepEqual(counts(draft.plan), [0, 0, 1, 0])
    assert.equal((await commit(admin, draft)).body.code, 'E_IMPORT_NOTHING')
    const theirs = await signedIn('admin', 'globex')
    assert.equal((await undo(theirs, draft)).status, 404)
  })
})
