import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { seatOf } from '#tests/helpers/hired'
import { csvOf, inWindows1252 } from '#tests/helpers/list_files'
import { belcotaxXml, dmfaXml, nissOf } from '#tests/helpers/official_files'
import { addressOf, Person } from './barema.ts'

const ROWS = [
  ['Personeelsnr', 'Naam', 'Voornaam', 'Burgerlijke staat'],
  ['007', 'Özdemir', 'Emre', 'Gehuwd (K)'],
  ['008', 'Maes', 'Noor', 'Ongehuwd'],
]

test.group('barema import', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let person: Person
  let path: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    person = await Person.make()
    path = join(person.home, 'lijst.csv')
    await writeFile(path, inWindows1252(csvOf(ROWS)))
    return () => person.leave()
  })

  const signIn = (role: string) =>
    person.barema(
      ['login', '--url', addressOf('acme'), '--email', `${role}@acme.test`, '--password-stdin'],
      DEMO_PASSWORD
    )
  const run = (...words: string[]) => person.barema(['import', ...words, '--company', 'acme'])
  const people = () =>
    inTenant(acme.id, (trx) => trx.from('workers').whereNotNull('employee_number'))
  const kept = () => inTenant(acme.id, (trx) => trx.from('imports'))

  test('says what it would do; imports once repaired; takes it back', async ({ assert }) => {
    await signIn('hr')
    const theirs = await checksumOf(globex.id)
    const check = await run(path, '--check')
    assert.equal(check.code, 0, check.err)
    assert.match(check.err, /2 rows, read as csv, windows-1252, ";"/)
    assert.match(check.err, /1 new, 0 changed, 0 unchanged, 1 refused/)
    const refused = join(person.home, 'refused.csv')
    const all = await run(path, '--refused', refused)
    assert.equal(all.code, 1)
    assert.match(all.err, /nothing was imported/)
    assert.match(await readFile(refused, 'utf8'), /007.*Gehuwd \(K\)/)
    assert.lengthOf(await people(), 0)
    assert.lengthOf(await kept(), 0)

    const done = await run(path, '--value', 'etatCivil:Gehuwd (K)=marie')
    assert.equal(done.code, 0, done.err)
    assert.lengthOf(await people(), 2)
    const [{ id }] = await kept()
    const undone = await run('--undo', id)
    assert.match(undone.err, /2 as before, 0 changed since/)
    assert.lengthOf(await people(), 0)
    assert.equal(await checksumOf(globex.id), theirs)
  })

  test('a DmfA and 281.10 go together: of when, how many, and what is to be checked', async ({ assert }) => {
    await seatOf(acme)
    await signIn('hr')
    const niss = nissOf('1985-07-30', 34)
    const files = {
      'dmfa.xml': dmfaXml({ people: [{ niss, absence: '050' }] }),
      '281.xml': belcotaxXml({ slips: [{ niss, lastName: 'Lefèvre', firstName: 'Zoë' }] }),
    }
    const paths = Object.entries(files).map(([name, xml]) => ({ at: join(person.home, name), xml }))
    for (const { at, xml } of paths) await writeFile(at, xml)
    const done = await run(...paths.map(({ at }) => at), '--check')
    assert.equal(done.code, 0, done.err)
    assert.match(done.err, /dmfa of 2026\/3: 1 people of 0403170701 \(layout of this period not checked\)/)
    assert.match(done.err, /belcotax of 2024: 1 people/)
    assert.match(done.err, /1 new, 0 changed, 0 unchanged, 0 refused/)
    assert.match(done.err, /check Zoë Lefèvre \(line 1\)/)
    assert.notInclude(done.err, niss)
    assert.lengthOf(await kept(), 0)
    assert.equal((await run(path, paths[0]!.at)).code, 1)
  })

  test('is refused to who does not keep records, and to what is no column or no file', async ({
    assert,
  }) => {
    await signIn('manager')
    assert.equal((await run(path)).code, 1)
    await signIn('hr')
    const column = await run(path, '--column', 'Loon=level')
    assert.deepEqual([column.code, column.err.includes('no column "Loon"')], [1, true])
    const missing = await run(join(person.home, 'none.csv'))
    assert.deepEqual([missing.code, missing.err.includes('does not exist')], [1, true])
    assert.lengthOf(await kept(), 0)
  })
})
