import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { addressOf, Person } from './barema.ts'

const EXPORT = ['payroll', 'export', '--company', 'acme']

test.group('barema payroll export', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let person: Person
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    person = await Person.make()
    return () => person.leave()
  })

  const signIn = (role: string) =>
    person.barema(
      ['login', '--url', addressOf('acme'), '--email', `${role}@acme.test`, '--password-stdin'],
      DEMO_PASSWORD
    )
  const files = () => inTenant(acme.id, (trx) => trx.from('payroll_exports'))

  test('says what a file would hold without making one; makes it; has the same bytes again under its id', async ({
    assert,
  }) => {
    await signIn('payroll')
    const theirs = await checksumOf(globex.id)
    const preview = await person.barema([...EXPORT, '--everything', '--preview'])
    assert.deepEqual([preview.code, preview.out], [0, ''], preview.err)
    assert.match(preview.err, /The file would have [1-9]\d* lines of 3 people\./)
    assert.lengthOf(await files(), 0)

    const path = join(person.home, 'payroll.csv')
    const made = await person.barema([...EXPORT, '--everything', '--output', path])
    assert.deepEqual([made.code, made.out], [0, ''], made.err)
    const file = await readFile(path, 'utf8')
    assert.match(file, /employee_number/)
    const [{ id }] = await files()
    const again = await person.barema([...EXPORT, '--everything', '--id', id])
    assert.equal(again.code, 0, again.err)
    assert.equal(again.out.replace(/^\ufeff/, ''), file.replace(/^\ufeff/, ''))
    assert.lengthOf(await files(), 1)
    assert.equal(await checksumOf(globex.id), theirs)
  })

  test('is refused to who does not pay, with the sentence of the server, and leaves no file', async ({
    assert,
  }) => {
    await signIn('manager')
    const path = join(person.home, 'none.csv')
    const { code, err } = await person.barema([...EXPORT, '--output', path])
    assert.equal(code, 1)
    assert.isNotEmpty(err)
    await assert.rejects(() => readFile(path), /ENOENT/)
    const odd = await person.barema([...EXPORT, '--on', '2026-01-01'])
    assert.deepEqual([odd.code, odd.err.includes('--on goes with --everything')], [1, true])
  })
})
