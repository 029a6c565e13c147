import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { shippedProfile } from '#modules/payroll/domain/shipped_profiles'
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

  test('by a profile: its name, a month, a dry run that is the file to come, left out and sent', async ({
    assert,
  }) => {
    await signIn('payroll')
    const { layout } = shippedProfile('generic-csv')!
    const own = {
      ...layout,
      fileName: 'own-{month}.csv',
      codes: [{ element: 'salaireBrut', code: '0100', send: 'ONCE' }],
      columns: layout.columns.map((column) =>
        column.source === 'ELEMENT' ? { ...column, source: 'CODE' } : column
      ),
      uncoded: 'LEFT_OUT',
    }
    await inTenant(acme.id, (trx) =>
      trx.table('payroll_profiles').insert({ name: 'Own', layout: JSON.stringify(own) })
    )
    const listed = await person.barema(['payroll', 'profiles', '--company', 'acme'])
    assert.equal(listed.code, 0, listed.err)
    assert.match(listed.out, /^acerta-klx1\tAcerta KLX1\tFIXED\tPLANNED_TIME\tto fill in$/m)
    assert.match(listed.out, /\tOwn\tDELIMITED\tCHANGES$/m)

    const asked = [...EXPORT, '--profile', 'own', '--everything']
    const dry = await person.barema([...asked, '--dry-run'])
    assert.deepEqual([dry.code, dry.out], [0, ''], dry.err)
    assert.match(dry.err, /NO_CODE: .*regimeNumerateur/)
    const [, hash] = /SHA-256 ([0-9a-f]{64})/.exec(dry.err)!
    assert.lengthOf(await files(), 0)

    const path = join(person.home, 'own.csv')
    const made = await person.barema([...asked, '-o', path])
    assert.equal(made.code, 0, made.err)
    assert.include(made.err, hash)
    const bytes = await readFile(path)
    assert.equal(createHash('sha256').update(bytes).digest('hex'), hash)
    assert.match(bytes.toString(), /;0100;/)

    const [{ id }] = await files()
    const sent = await person.barema(['payroll', 'sent', id, '--company', 'acme'])
    assert.match(sent.err, /^Marked as sent on /)
    const undone = await person.barema(['payroll', 'sent', id, '--undo', '--company', 'acme'])
    assert.deepEqual([undone.code, (await files())[0].sent_at], [0, null])

    const none = await person.barema([...EXPORT, '--profile', 'nobody'])
    assert.equal(none.code, 1)
    assert.include(none.err, 'no profile is called "nobody"; there are CSV, Excel, Acerta KLX1, Own')
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
