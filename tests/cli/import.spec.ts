import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { csvOf, inWindows1252 } from '#tests/helpers/list_files'
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
