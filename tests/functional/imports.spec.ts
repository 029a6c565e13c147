import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { commit, counts, decided, list, OF_THE_IMPORT, send, settingsOf } from '#tests/helpers/imports'
import { workbook } from '#tests/helpers/list_files'

const LIST = [
  ['Matricule', 'Nom', 'Prénom', 'E-mail', 'État civil', 'Enfants à charge', 'Date d’entrée', 'Département', 'Responsable'],
  ['00042', 'Lefèvre', 'Zoë', 'zoe@acme.test', 'Mariée', '2', '01/09/2024', 'Ventes', ''],
  ['00043', 'De Smet', 'Jan', 'jan@acme.test', 'Célibataire', '', '15.03.2022', 'Ventes', '00042'],
  ['00044', 'Özdemir', 'Emre', 'emre@acme.test', 'Inconnu', '', '', '', ''],
]

/** The plan of a company can be without a team. */
const withTeam = ({ id }: TestCompany) =>
  inTenant(id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))

test.group('Imports', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let admin: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    admin = await signedIn('admin')
  })

  const sendTo = (client: TestClient, target: string, rows: readonly (readonly string[])[]) =>
    send(client, list(rows), { target, fileName: `${target}.csv` })
  const people = () =>
    inTenant(acme.id, (trx) =>
      trx.from('workers').whereNotNull('employee_number').orderBy('employee_number')
    )

  test('anonymous and who does not keep records: refused; HR imports and undoes, and the other company stays', async ({
    assert,
  }) => {
    await withTeam(globex)
    const untouched = await checksumOf(globex.id)
    const stranger = await visitor()
    const manager = await signedIn('manager')
    assert.equal((await send(stranger, list(LIST))).status, 401)
    assert.equal((await send(manager, list(LIST))).status, 403)
    const before = await checksumOf(acme.id, { except: OF_THE_IMPORT })

    const begun = await send(hr, list(LIST))
    assert.equal(begun.status, 201, String(begun.raw))
    const { id } = begun.body.import
    assert.equal(await checksumOf(acme.id, { except: OF_THE_IMPORT }), before)
    const calls: ((client: TestClient) => Promise<{ status: number }>)[] = [
      (client) => client.get('/api/imports'),
      (client) => client.get(`/api/imports/${id}`),
      (client) => client.put(`/api/imports/${id}`, settingsOf(begun.body)),
      (client) => commit(client, { import: { id }, plan: { digest: '' } }),
      (client) => client.get(`/api/imports/${id}/refused`),
      (client) => client.post(`/api/imports/${id}/undo`),
      (client) => client.delete(`/api/imports/${id}`),
    ]
    for (const call of calls) {
      assert.equal((await call(stranger)).status, 401)
      assert.equal((await call(manager)).status, 403)
    }
    const theirs = await signedIn('hr', 'globex')
    for (const call of calls.slice(1)) assert.equal((await call(theirs)).status, 404)

    // Departments are the administrators' to keep: HR imports without them.
    assert.isFalse(begun.body.mayMakeNames)
    const draft = await decided(hr, begun.body, { columns: [{ field: 'department', at: -1 }] })
    assert.deepEqual(counts(draft.plan), [2, 0, 0, 1])
    const done = await commit(hr, draft)
    assert.equal(done.status, 200, String(done.raw))
    assert.deepEqual(counts(done.body), [2, 0, 0, 1])
    assert.lengthOf(await people(), 2)

    const undone = await hr.post(`/api/imports/${id}/undo`)
    assert.deepEqual(undone.body, { id, restored: 2, kept: 0 })
    assert.equal(await checksumOf(acme.id, { except: OF_THE_IMPORT }), before)
    assert.equal((await hr.post(`/api/imports/${id}/undo`)).status, 409)
    const left = ['users', 'user_sessions', 'audit_log', 'known_browsers', 'notices']
    const unsigned = (sum: string) =>
      sum.split('\n').filter((line) => !left.includes(line.split(':')[0]!))
    assert.deepEqual(unsigned(await checksumOf(globex.id)), unsigned(untouched))
  })

  test('reads as Belgium writes, plans, repairs, commits with new departments and managers, and knows the file again', async ({
    assert,
  }) => {
    const { body: first } = await send(admin, list(LIST))
    assert.deepInclude(first.reading, { encoding: 'windows-1252', separator: ';', dates: 'DMY' })
    assert.deepEqual(
      first.fields.filter(({ at }: any) => at !== null).map(({ name, at }: any) => `${name} ${at}`),
      [
        ...['lastName 1', 'firstName 2', 'employeeNumber 0', 'email 3', 'department 7'],
        ...['startOfSeniority 6', 'manager 8', 'etatCivil 4', 'enfantsACharge 5'],
      ]
    )
    assert.deepEqual(counts(first.plan), [0, 0, 0, 3])
    assert.deepEqual(
      first.plan.groups.map(({ field, found, total, repair }: any) => [field, found, total, repair]),
      [
        ['department', 'Ventes', 2, 'VALUE'],
        ['manager', '00042', 1, 'VALUE'],
        ['etatCivil', 'Inconnu', 1, 'VALUE'],
      ]
    )
    const makes = await decided(admin, first, { makeNames: true })
    assert.deepEqual(makes.plan.newNames[0].names, ['Ventes'])
    const repaired = await decided(admin, makes, {
      values: [{ field: 'etatCivil', from: 'Inconnu', to: 'celibataire' }],
    })
    assert.deepEqual(counts(repaired.plan), [3, 0, 0, 0])
    assert.equal((await commit(admin, repaired, false)).status, 200)

    const [zoe, jan] = await people()
    assert.include(zoe, {
      employee_number: '00042',
      last_name: 'Lefèvre',
      etat_civil: 'marie',
      enfants_a_charge: 2,
    })
    assert.equal(jan.manager_id, zoe.id)
    assert.equal(jan.department_id, zoe.department_id)
    assert.isNotNull(zoe.department_id)

    // Once more: nothing to do, the file is known, and what was decided is remembered.
    const { body: again } = await send(admin, list(LIST))
    assert.equal(again.loadedBefore.fileName, 'personnel.csv')
    assert.deepEqual(counts(again.plan), [0, 0, 3, 0])
    assert.equal((await commit(admin, again)).body.code, 'E_IMPORT_NOTHING')
    assert.isTrue(again.fields.every(({ by }: any) => by === null || by === 'profile'))

    const other = LIST.map((row, at) => (at === 1 ? row.with(5, '3') : row))
    const { body: changed } = await send(admin, list(other))
    assert.isNull(changed.loadedBefore)
    assert.deepEqual(changed.plan.rows, [
      {
        line: 2,
        outcome: 'changed',
        label: 'Zoë Lefèvre',
        changes: [{ label: 'Enfants à charge', before: '2', after: '3', derived: null }],
          notes: [],
      },
    ])
  })

  test('a plan that is older than the data is made again, and a commit that is repeated does nothing more', async ({
    assert,
  }) => {
    const rows = LIST.slice(0, 2).map((row) => row.slice(0, 4))
    const { body: draft } = await send(hr, list(rows))
    assert.deepEqual(counts(draft.plan), [1, 0, 0, 0])
    await hr.post('/api/workers', { firstName: 'Zoë', lastName: 'Lefèvre', employeeNumber: '00042' })
    const stale = await commit(hr, draft)
    assert.deepEqual([stale.status, stale.body.code], [409, 'E_IMPORT_STALE'])
    const { body: fresh } = await hr.get(`/api/imports/${draft.import.id}`)
    assert.deepEqual(counts(fresh.plan), [0, 1, 0, 0])
    const both = await Promise.all([commit(hr, fresh), commit(hr, fresh)])
    assert.deepEqual(
      both.map(({ status }) => status),
      [200, 200]
    )
    assert.lengthOf(await people(), 1)
    const log = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'import.committed')
    )
    assert.lengthOf(log, 1)
  })

  test('all or the good rows; the refused ones come back in their own columns with why', async ({
    assert,
  }) => {
    const rows = LIST.map((row) => row.slice(0, 5))
    const { body: draft } = await send(hr, list(rows.toSpliced(2, 0, ['=1+1', '-x', 'A', 'b', ''])))
    const all = await commit(hr, draft, false)
    assert.equal(all.body.code, 'E_IMPORT_REFUSED_ROWS')
    assert.lengthOf(await people(), 0)
    assert.equal((await commit(hr, draft)).status, 200)
    const file = await hr.get(`/api/imports/${draft.import.id}/refused`)
    const text = new TextDecoder().decode(file.raw)
    const [titles, formula, unknown] = text.split('\r\n')
    assert.equal(titles, 'Matricule;Nom;Prénom;E-mail;État civil;Pourquoi')
    assert.match(formula!, /^'=1\+1;'-x;A;b;;Matricule\u00a0: .*formule.* E-mail\u00a0: /)
    assert.match(unknown!, /^00044;Özdemir;Emre;emre@acme\.test;Inconnu;État civil\u00a0: /)
  })

  test('undo leaves alone whoever was changed since or has something of their own', async ({
    assert,
  }) => {
    await hr.post('/api/workers', { firstName: 'Jan', lastName: 'De Smet', employeeNumber: '00043' })
    const { body: draft } = await send(hr, list(LIST.slice(0, 3).map((row) => row.slice(0, 6))))
    assert.deepEqual(counts(draft.plan), [1, 1, 0, 0])
    await commit(hr, draft)
    const [zoe, jan] = await people()
    await hr.put(`/api/workers/${zoe.id}`, { enfantsACharge: 5 })
    const { body: undone } = await hr.post(`/api/imports/${draft.import.id}/undo`)
    assert.include(undone, { restored: 1, kept: 1 })
    const [kept, restored] = await people()
    assert.include(kept, { id: zoe.id, enfants_a_charge: 5 })
    assert.include(restored, { id: jan.id, email: null, etat_civil: null })
  })

  test('register numbers and accounts are sealed, shown masked, and found again', async ({
    assert,
  }) => {
    const rows = [
      ['Nom', 'Prénom', 'NISS', 'IBAN'],
      ['Maes', 'Noor', '85073003328', 'BE68 5390 0754 7034'],
    ]
    const { body: draft } = await send(hr, list(rows))
    const told = JSON.stringify(draft.plan)
    assert.notInclude(told, '85073003328')
    assert.notInclude(told, '539007547034')
    await commit(hr, draft)
    const [sealed] = await inTenant(acme.id, (trx) => trx.from('worker_private').orderBy('created_at', 'desc'))
    assert.notInclude(JSON.stringify(sealed), '85073003328')
    const [file] = await inTenant(acme.id, (trx) => trx.from('import_files'))
    assert.notInclude(JSON.stringify(file), 'Maes')
    const { body: again } = await send(hr, list(rows.map((row) => row.toSpliced(0, 1, row[0] === 'Nom' ? 'Nom' : 'Maes-Claes'))))
    assert.deepEqual(counts(again.plan), [0, 1, 0, 0])
  })

  test('a workbook is read alike; what is no list is refused with a sentence, and nothing of it is kept', async ({
    assert,
  }) => {
    const book = workbook([
      ['Naam', 'Voornaam', 'Geboortedatum'],
      ['Maes', 'Noor', { day: 36526 }],
    ])
    const { body: draft } = await send(hr, book, { fileName: 'lijst.xlsx' })
    assert.deepEqual(counts(draft.plan), [1, 0, 0, 0])
    assert.equal((await hr.delete(`/api/imports/${draft.import.id}`)).status, 200)
    for (const bytes of [
      book.subarray(0, book.length - 100),
      Buffer.from('Nom;Prénom\r\nMaes;"Noor'),
      workbook([['x']], { sheetXml: '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' }),
      workbook([['x']], { sheetXml: `<worksheet>${' '.repeat(12_000_000)}</worksheet>` }),
      Buffer.from('%PDF-1.7'),
    ]) {
      const { status, body } = await send(hr, bytes, { fileName: 'x.xlsx' })
      assert.deepEqual([status, body.code], [422, 'E_IMPORT_FILE'])
      assert.isNotEmpty(body.errors[0].message)
    }
    const large = await send(hr, Buffer.alloc(25_000_001))
    assert.deepEqual([large.status, large.body.code], [413, 'E_IMPORT_TOO_LARGE'])
    const kept = await inTenant(acme.id, (trx) => trx.from('import_files'))
    assert.lengthOf(kept, 0)
  })

  test('the body is the file, whatever type it says it is', async ({ assert }) => {
    for (const type of ['text/csv', 'text/plain', 'application/json']) {
      const { status, body } = await hr.post(
        '/api/imports?target=workers&fileName=x.csv',
        undefined,
        { rawBody: list(LIST.slice(0, 2)), headers: { 'content-type': type } }
      )
      assert.deepEqual([status, body.reading?.rows], [201, 1], type)
    }
  })

  test('a file of more than five megabytes goes by the disk, and what the disk had is gone', async ({
    assert,
  }) => {
    const rows = [LIST[0]!.slice(0, 3).concat('Remarque'), ['1', 'Maes', 'Noor', 'x'.repeat(5_200_000)]]
    const { status, body, raw } = await send(hr, list(rows))
    assert.equal(status, 201, String(raw))
    assert.deepEqual(counts(body.plan), [1, 0, 0, 0])
  })

  test('what a company keeps of files has a ceiling: the next one is refused with a sentence and not kept, another company has its own', async ({
    assert,
  }) => {
    const { body: first } = await send(hr, list(LIST.slice(0, 2)))
    await inTenant(acme.id, (trx) => trx.from('imports').update({ bytes: 199_999_990 }))
    const full = await send(hr, list(LIST.slice(0, 3)))
    assert.deepEqual([full.status, full.body.code], [409, 'E_IMPORT_ROOM'])
    assert.isNotEmpty(full.body.detail)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('import_files')), 1)
    await withTeam(globex)
    const elsewhere = await send(await signedIn('hr', 'globex'), list(LIST.slice(0, 3)))
    assert.equal(elsewhere.status, 201)
    assert.equal((await hr.delete(`/api/imports/${first.import.id}`)).status, 200)
    assert.equal((await send(hr, list(LIST.slice(0, 3)))).status, 201)
  })

  test('scales of pay: decimals guessed and switchable, exact to the cent, undone', async ({ assert }) => {
    const before = await checksumOf(acme.id, { except: OF_THE_IMPORT })
    const rows = [
      ['Fonction', 'Niveau', 'Minimum', 'Point médian', 'Maximum'],
      ['Analyste', 'B', '2.500,50', '3 000,00', '€ 3.499,99'],
      ['Analyste', 'C', '2500', '2400', '3500'],
      ['Analyste', 'b', '1', '2', '3'],
      ['Chef', '', '4.000', 'beaucoup', '0'],
    ]
    const { body: draft, raw } = await sendTo(hr, 'pay_ranges', rows)
    assert.equal(draft.reading?.decimal, ',', String(raw))
    assert.deepEqual(counts(draft.plan), [1, 0, 0, 3])
    assert.deepEqual(
      draft.plan.groups.map(({ field, code }: any) => `${field} ${code}`).toSorted(),
      ['maximum positive', 'midpoint amount', 'midpoint range_order', 'nomFonction twice']
    )
    const points = await decided(hr, draft, { decimal: '.' })
    assert.isTrue(
      points.plan.groups.some(({ code, found }: any) => code === 'amount' && found === '2.500,50')
    )
    const commas = await decided(hr, points, { decimal: ',' })
    assert.equal((await commit(hr, commas)).status, 200)
    const [range] = await inTenant(acme.id, (trx) => trx.from('pay_ranges').where('nom_fonction', 'Analyste'))
    assert.include(range, { level: 'B', minimum: '2500.50', midpoint: '3000.00', maximum: '3499.99' })
    const undone = await hr.post(`/api/imports/${draft.import.id}/undo`)
    assert.include(undone.body, { restored: 1, kept: 0 })
    assert.equal(await checksumOf(acme.id, { except: OF_THE_IMPORT }), before)
  })

  test('departments and what they stand under, in any order; a circle and who may not are refused', async ({
    assert,
  }) => {
    const before = await checksumOf(acme.id, { except: OF_THE_IMPORT })
    const rows = [
      ['Afdeling', 'Hoort onder'],
      ['Belgium sales', 'Sales'],
      ['Sales', ''],
      ['One', 'Two'],
      ['Two', 'One'],
      ['Three', 'Two'],
      ['Four', 'Nowhere'],
      ['sales', ''],
    ]
    assert.equal((await sendTo(hr, 'departments', rows)).status, 403)
    const { body: draft } = await sendTo(admin, 'departments', rows)
    const one = `/api/imports/${draft.import.id}`
    for (const answer of [await hr.get(one), await hr.delete(one), await commit(hr, draft)])
      assert.equal(answer.status, 403)
    assert.lengthOf((await hr.get('/api/imports')).body.data, 0)
    assert.deepEqual(counts(draft.plan), [2, 0, 0, 5])
    assert.equal((await commit(admin, draft)).status, 200)
    const { body: again } = await sendTo(admin, 'departments', rows.slice(0, 3))
    assert.deepEqual(counts(again.plan), [0, 0, 2, 0])
    assert.include((await admin.post(`${one}/undo`)).body, { restored: 2, kept: 0 })
    assert.equal(await checksumOf(acme.id, { except: OF_THE_IMPORT }), before)
  })

  test('what is to be chosen is asked; unknown fields are refused by name', async ({ assert }) => {
    const rows = [
      ['Naam', 'E-mail'],
      ['MAES Noor', 'noor@acme.test'],
    ]
    const { body: draft } = await send(hr, list(rows))
    assert.isNull(draft.plan)
    assert.deepEqual(draft.ambiguous, [{ at: 0, title: 'Naam', fields: ['lastName', 'fullName'] }])
    const early = await commit(hr, { ...draft, plan: { digest: 'x' } })
    assert.equal(early.body.code, 'E_IMPORT_UNMAPPED')
    const chosen = await decided(hr, draft, { columns: [{ field: 'fullName', at: 0 }] })
    assert.equal(chosen.plan.rows[0].label, 'Noor MAES')
    const odd = await hr.put(`/api/imports/${draft.import.id}`, { ...settingsOf(draft), colour: 'red' })
    assert.equal(odd.status, 422)
    assert.include(String(odd.raw), 'colour')
  })

  test('an import that is begun twice under one id is one', async ({ assert }) => {
    const id = randomUUID()
    const one = await send(hr, list(LIST), { id })
    const two = await send(hr, list(LIST), { id })
    assert.deepEqual([one.body.import.id, two.body.import.id], [id, id])
    assert.lengthOf((await hr.get('/api/imports')).body.data, 1)
  })
})
