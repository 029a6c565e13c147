import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { configProvider } from '@adonisjs/core'
import { EncryptionManager } from '@adonisjs/core/encryption'
import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { encryptersOf } from '#config/encryption'
import { ringOf } from '#config/keys'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { WritePeople } from '#modules/team/index'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { commit, counts, decided, list, OF_THE_IMPORT, send, settingsOf, undo } from '#tests/helpers/imports'
import { cutOff } from '#tests/helpers/lost_commits'

const PEOPLE = [
  ['Matricule', 'Nom', 'Prénom', 'E-mail'],
  ['00042', 'Lefèvre', 'Zoë', 'zoe@acme.test'],
  ['00043', 'De Smet', 'Jan', 'jan@acme.test'],
]

/** Does something with the key of workers' files replaced by another one, as after it was taken off the list. */
async function withoutTheKey<Done>(work: () => Promise<Done>): Promise<Done> {
  const ring = ringOf(randomBytes(32).toString('base64'), undefined)
  const config = await configProvider.resolve<any>(app, encryptersOf(ring))
  const foreign = new EncryptionManager(config) as unknown as typeof encryption
  const { use } = encryption
  encryption.use = ((name: 'workers') =>
    name === 'workers' ? foreign.use(name) : use.call(encryption, name)) as typeof use
  try {
    return await work()
  } finally {
    encryption.use = use
  }
}

test.group('Imports under attack', (group) => {
  let acme: TestCompany
  let hr: TestClient
  let admin: TestClient
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    hr = await signedIn('hr')
    admin = await signedIn('admin')
  })

  const worker = (number: string) =>
    inTenant(acme.id, (trx) => trx.from('workers').where('employee_number', number).first())
  const personOf = async (fields: object) => (await hr.post('/api/workers', fields)).body
  const sum = () => checksumOf(acme.id, { except: OF_THE_IMPORT })

  test('another file under the id of an import is refused, also for who may see neither', async ({
    assert,
  }) => {
    const { body: theirs } = await send(admin, list([['Afdeling'], ['Sales']]), { target: 'departments' })
    const { id } = theirs.import
    for (const target of ['workers', 'departments']) {
      const { status, body } = await send(target === 'workers' ? hr : admin, list(PEOPLE), { target, id })
      assert.deepEqual([status, body.code], [409, 'E_CONFLICT'], target)
    }
    const again = await send(admin, list([['Afdeling'], ['Sales']]), { target: 'departments', id })
    assert.equal(again.status, 201)
  })

  test('a file whose key was taken off the list is refused with a sentence, wherever it is asked for', async ({
    assert,
  }) => {
    const { body: draft } = await send(hr, list(PEOPLE))
    const repaired = await decided(hr, draft, { edits: [{ line: 2, field: 'lastName', to: 'Maes' }] })
    assert.equal((await commit(hr, repaired)).status, 200)
    const { body: other } = await send(hr, list(PEOPLE.slice(0, 2)))
    const one = `/api/imports/${draft.import.id}`
    await withoutTheKey(async () => {
      for (const answer of [
        await hr.get(one),
        await hr.get(`${one}/refused`),
        await undo(hr, draft),
        await hr.get(`/api/imports/${other.import.id}`),
        await hr.put(`/api/imports/${other.import.id}`, settingsOf(other)),
        await commit(hr, other),
      ])
        assert.deepEqual([answer.status, answer.body.code], [409, 'E_IMPORT_SEALED'])
      assert.equal((await hr.get('/api/imports')).status, 200)
      assert.equal((await hr.delete(`/api/imports/${other.import.id}`)).status, 200)
    })
    assert.equal((await undo(hr, draft)).status, 200)
  })

  test('fields that no list has are refused by name, and two titles that are the same are asked again', async ({
    assert,
  }) => {
    const { body: draft } = await send(hr, list(PEOPLE))
    const path = `/api/imports/${draft.import.id}`
    for (const change of [
      { columns: [{ field: '__proto__', at: 0 }] },
      { columns: [{ field: 'salary', at: 0 }] },
      { values: [{ field: 'parent', from: 'a', to: 'b' }] },
      { edits: [{ line: 2, field: 'constructor', to: 'b' }] },
    ]) {
      const { status, body } = await hr.put(path, settingsOf(draft, change))
      assert.deepEqual([status, body.errors[0].code], [422, 'unknown_field'], JSON.stringify(change))
    }
    const twins = [
      ['Nom', 'Prénom', 'Adresse', 'Adresse'],
      ['Maes', 'Noor', 'Rue 1', 'Rue 2'],
    ]
    const { body: asked } = await send(hr, list(twins))
    assert.isNull(asked.plan)
    const chosen = await decided(hr, asked, { columns: [{ field: 'addressLine1', at: 3 }] })
    assert.equal((await commit(hr, chosen)).status, 200)
    const { body: again } = await send(hr, list(twins))
    assert.isNull(again.plan)
    assert.lengthOf(again.ambiguous, 2)
  })

  test('names in other scripts are not each other, and a sign that means something is not an empty cell', async ({
    assert,
  }) => {
    await personOf({ firstName: 'Мария', lastName: 'Смирнова' })
    const people = Buffer.from(
      'Nom;Prénom;État civil\nПетров;Иван;?\n村上;春樹;\nΠαπαδόπουλος;Γιώργος;-\n'
    )
    const { body: draft } = await send(hr, people)
    assert.equal(draft.plan.refused, 2)
    const told = await decided(hr, draft, { values: [{ field: 'etatCivil', from: '?', to: 'celibataire' }] })
    assert.deepEqual(counts(told.plan), [2, 0, 0, 1])
    assert.deepEqual(
      told.plan.rows.map(({ label, changes }: any) => [label, changes.length]),
      [
        ['Иван Петров', 3],
        ['春樹 村上', 2],
      ]
    )
  })

  test('what was typed to repair a cell lies sealed, and only what lists mean is remembered', async ({
    assert,
  }) => {
    const rows = [
      ['Nom', 'Prénom', 'État civil', 'NISS'],
      ['Maes', 'Noor', 'Getr.', '85.07.30-033.27'],
    ]
    const { body: draft } = await send(hr, list(rows))
    const values = [
      { field: 'etatCivil', from: 'Getr.', to: 'marie' },
      { field: 'niss', from: '85.07.30-033.27', to: '85073003328' },
    ]
    const told = await decided(hr, draft, { values })
    assert.deepEqual(told.settings.values, values)
    assert.equal((await commit(hr, told)).status, 200)
    const kept = await inTenant(acme.id, async (trx) => [
      ...(await trx.from('imports')),
      ...(await trx.from('import_profiles')),
    ])
    assert.notInclude(JSON.stringify(kept), '85073003328')
    assert.notInclude(JSON.stringify(kept), '033.27')
    const { body: again } = await send(hr, list(rows.map((row) => row.with(0, `${row[0]}!`).with(0, row[0]!))))
    assert.deepEqual(again.settings.values, [values[0]])
  })

  test('amounts, days and texts beyond any list are refused as cells, and none of it reaches the database', async ({
    assert,
  }) => {
    const ranges = [
      ['Fonction', 'Minimum', 'Point médian', 'Maximum'],
      ['A', '1', '2', '99999999999999'],
      ['B', '1', '2', `1${'0'.repeat(320)}`],
      ['x'.repeat(20_000), '1', '2', '3'],
    ]
    const { body: scale } = await send(hr, list(ranges), { target: 'pay_ranges' })
    assert.deepEqual(counts(scale.plan), [0, 0, 0, 3])
    assert.isBelow(JSON.stringify(scale).length, 40_000)
    const people = [
      ['Nom', 'Prénom', 'Date de naissance', 'E-mail', 'Fonction'],
      ['Maes', 'Noor', '0000-01-01', '', ''],
      ['Claes', 'Lien', '01/01/0099', '', ''],
      ['Wit', 'Ab', '01/01/1999', `${'a.'.repeat(9_000)}@x`, ''],
      ['Wit', 'Cd', '01/01/1999', '', '"Chef\r\n  de service"'],
    ]
    const { body: draft } = await send(hr, list(people))
    assert.deepEqual(counts(draft.plan), [1, 0, 0, 3])
    const shown = draft.plan.rows[0].changes.map(({ after }: any) => after)
    assert.include(shown, 'Chef de service')
    assert.equal((await commit(hr, draft)).status, 200)
  })

  test('undo leaves alone whoever would take a number of another one, a department that is gone, or lead in a circle', async ({
    assert,
  }) => {
    const boss = await personOf({ firstName: 'Ann', lastName: 'Baas', employeeNumber: '1', email: 'ann@acme.test' })
    const jan = await personOf({ firstName: 'Jan', lastName: 'De Smet', email: 'jan@acme.test', employeeNumber: '43' })
    await hr.put(`/api/workers/${jan.id}`, { managerId: boss.id })
    const other = await personOf({ firstName: 'Noor', lastName: 'Maes', email: 'noor@acme.test' })
    await hr.put(`/api/workers/${other.id}`, { managerId: boss.id })
    const rows = [
      ['E-mail', 'Matricule', 'Responsable'],
      ['jan@acme.test', '44', ''],
      ['noor@acme.test', '', ''],
    ]
    const { body: draft } = await send(hr, list(rows))
    const cleared = await decided(hr, draft, { empty: 'CLEAR' })
    assert.deepEqual(counts(cleared.plan), [0, 2, 0, 0])
    assert.equal((await commit(hr, cleared)).status, 200)
    // His number is another one's by now, and she leads who led her.
    await personOf({ firstName: 'Zoë', lastName: 'Lefèvre', employeeNumber: '43' })
    assert.equal((await hr.put(`/api/workers/${boss.id}`, { managerId: other.id })).status, 200)
    const undone = await undo(hr, draft)
    assert.equal(undone.status, 200, String(undone.raw))
    assert.include(undone.body, { restored: 0, kept: 2 })
    assert.isNotNull(await worker('44'))
  })

  test('two departments change places, and back', async ({ assert }) => {
    const first = [
      ['Afdeling', 'Hoort onder'],
      ['Alpha', 'Beta'],
      ['Beta', ''],
    ]
    await commit(admin, (await send(admin, list(first), { target: 'departments' })).body)
    const before = await sum()
    const turned = [first[0]!, ['Beta', 'Alpha'], ['Alpha', '']]
    const { body: sent } = await send(admin, list(turned), { target: 'departments' })
    const draft = await decided(admin, sent, { empty: 'CLEAR' })
    assert.deepEqual(counts(draft.plan), [0, 2, 0, 0])
    const done = await commit(admin, draft)
    assert.equal(done.status, 200, String(done.raw))
    assert.include((await undo(admin, draft)).body, { restored: 2, kept: 0 })
    assert.equal(await sum(), before)
  })

  test('two imports at once that would add the same: one does, the other is told that the data changed', async ({
    assert,
  }) => {
    const rows = [
      ['Fonction', 'Minimum', 'Point médian', 'Maximum'],
      ['Analyste', '1', '2', '3'],
    ]
    const drafts = [
      (await send(hr, list(rows), { target: 'pay_ranges' })).body,
      (await send(hr, list([...rows, ['Chef', '4', '5', '6']]), { target: 'pay_ranges' })).body,
    ]
    const both = await Promise.all(drafts.map((draft) => commit(hr, draft)))
    assert.sameMembers(
      both.map(({ status, body }) => body.code ?? status),
      [200, 'E_IMPORT_STALE']
    )
    const people = [(await send(hr, list(PEOPLE))).body, (await send(hr, list(PEOPLE))).body]
    const twice = await Promise.all(people.map((draft) => commit(hr, draft)))
    assert.sameMembers(
      twice.map(({ status, body }) => body.code ?? status),
      [200, 'E_IMPORT_STALE']
    )
  })

  test('undone while it is committed, given up while it is committed: one of both, and whole', async ({
    assert,
  }) => {
    const before = await sum()
    const { body: draft } = await send(hr, list(PEOPLE))
    const [, undone] = await Promise.all([commit(hr, draft), undo(hr, draft)])
    if (undone.status !== 200) assert.equal((await undo(hr, draft)).status, 200)
    assert.equal(await sum(), before)
    const { body: other } = await send(hr, list(PEOPLE))
    const [done, gone] = await Promise.all([
      commit(hr, other),
      hr.delete(`/api/imports/${other.import.id}`),
    ])
    assert.notEqual(done.status === 200, gone.status === 200)
    assert.equal((await worker('00042')) !== null, done.status === 200)
  })

  test('a database that is killed in the middle of a commit has taken in nothing, and the next try all', async ({
    assert,
  }) => {
    const before = await sum()
    const { body: draft } = await send(hr, list(PEOPLE))
    const { handle } = WritePeople
    WritePeople.handle = async (scope, writes) => {
      const written = await handle.call(WritePeople, scope, writes)
      await cutOff(scope.trx)
      return written
    }
    try {
      assert.isAtLeast((await commit(hr, draft)).status, 500)
    } finally {
      WritePeople.handle = handle
    }
    assert.equal(await sum(), before)
    const { body: still } = await hr.get(`/api/imports/${draft.import.id}`)
    assert.equal(still.import.status, 'DRAFT')
    assert.equal((await commit(hr, still)).status, 200)
    assert.isNotNull(await worker('00043'))
  })

  test('names of files and settings with signs of no text are refused or written out, never an error of the server', async ({
    assert,
  }) => {
    for (const fileName of ['a\u0000b.csv', 'a\r\nset-cookie: x.csv', '../../etc/passwd', '\ud800.csv']) {
      const { status, body } = await send(hr, list(PEOPLE), { fileName })
      assert.oneOf(status, [201, 422], JSON.stringify(fileName))
      if (status !== 201) continue
      const file = await hr.get(`/api/imports/${body.import.id}/refused`)
      assert.equal(file.status, 200)
      assert.notProperty(file.headers, 'set-cookie: x')
      assert.notMatch(String(file.headers['content-disposition']), /[\r\n]|\.\.\//)
    }
    const { body: draft } = await send(hr, list(PEOPLE))
    for (const to of ['a\u0000', '\ud800', '\u202e']) {
      const edits = [{ line: 2, field: 'lastName', to }]
      const { status } = await hr.put(`/api/imports/${draft.import.id}`, settingsOf(draft, { edits }))
      assert.oneOf(status, [200, 422], JSON.stringify(to))
    }
  })

  test('the person’s own data name the files by which something of them was written', async ({
    assert,
  }) => {
    const { body: draft } = await send(hr, list(PEOPLE), { fileName: 'mars.csv' })
    await commit(hr, draft)
    const held = async (number: string) => {
      const { raw } = await hr.get(`/api/workers/${(await worker(number)).id}/data`)
      return JSON.parse(String(raw)).rows.import_files
    }
    const [file] = await held('00042')
    assert.equal(file.file_name, 'mars.csv')
    assert.notProperty(file, 'content')
    const jan = await personOf({ firstName: 'Ann', lastName: 'Baas', employeeNumber: '9' })
    assert.isNotNull(jan)
    assert.isEmpty(await held('9'))
  })
})
