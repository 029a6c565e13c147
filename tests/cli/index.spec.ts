import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parseCsv } from '#cli/lib/csv'
import { readIndex } from '#cli/lib/indexation_options'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { ownQueue, runWorkflows } from '#tests/workflows/running'
import { addressOf, Person } from './barema.ts'

const DRY_RUN = [
  'index',
  '--company',
  'acme',
  '--percent',
  '2.21',
  '--commission',
  'BECP200',
  '--date',
  '2026-10-01',
  '--dry-run',
]

test.group('barema index', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let person: Person
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    person = await Person.make()
    const running = await runWorkflows(ownQueue())
    return async () => {
      await running.stop()
      await person.leave()
    }
  })

  const signIn = (role: string, slug = 'acme') =>
    person.barema(
      ['login', '--url', addressOf(slug), '--email', `${role}@${slug}.test`, '--password-stdin'],
      DEMO_PASSWORD
    )
  const runs = () => inTenant(acme.id, (trx) => trx.from('indexations'))

  test('prints before and after as CSV, sums up for a person, and changes nothing', async ({
    assert,
  }) => {
    await signIn('payroll')
    const untouched = {
      except: ['indexations', 'indexation_lines', 'audit_log', 'outbox', 'auth_access_tokens'],
    }
    const before = await checksumOf(acme.id, untouched)
    const theirs = await checksumOf(globex.id)
    const { code, out, err } = await person.barema(DRY_RUN)
    assert.equal(code, 0, err)
    const lines = out.trim().split('\n')
    assert.lengthOf(lines, 4)
    assert.match(lines[0], /^contractId,lastName,firstName,/)
    assert.match(lines[1], /,4350\.00,4439\.14,.*,4350\.00,7\.00,4\.38,/)

    const rows = parseCsv(out)
    const [costBefore, costAfter] = ['coutEmployeurAnnuelAvant', 'coutEmployeurAnnuelApres'].map(
      (column) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
    )
    const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })
    assert.include(err, '3 contracts recalculated; nothing was changed.')
    assert.include(err, euros.format(costBefore))
    assert.include(err, euros.format(costAfter))
    assert.match(err, /Saved by the cap on indexation, per month: €\d+\.\d\d\n/)
    assert.match(err, /Special wage-moderation contribution \(code 804, derived\)/)
    assert.equal(await checksumOf(acme.id, untouched), before)
    assert.equal(await checksumOf(globex.id), theirs)
  })

  test('writes a file whole or not at all, and sums up in the language asked for', async ({
    assert,
  }) => {
    await signIn('payroll')
    const file = join(person.home, 'index.csv')
    const { code, out, err } = await person.barema([...DRY_RUN, '--output', file, '--lang', 'fr'])
    assert.deepEqual([code, out], [0, ''])
    assert.include(err, '3 contrats recalculés')
    assert.lengthOf((await readFile(file, 'utf8')).trim().split('\n'), 4)
    const refused = await person.barema([
      ...DRY_RUN,
      '--percent',
      '80',
      '--output',
      join(person.home, 'none.csv'),
    ])
    assert.equal(refused.code, 1)
    assert.match(refused.err, /percent/)
    assert.notInclude((await readdir(person.home)).join(' '), 'none')
  })

  test('refuses without --dry-run, without a request', async ({ assert }) => {
    await signIn('payroll')
    const { code, err } = await person.barema(
      DRY_RUN.filter((argument) => argument !== '--dry-run')
    )
    assert.equal(code, 1)
    assert.match(err, /approval of a second person: barema index plan/)
    assert.lengthOf(await runs(), 0)
  })

  test('comes back to a run by its id, and does not run it twice', async ({ assert }) => {
    await signIn('payroll')
    const id = randomUUID()
    const first = await person.barema([...DRY_RUN, '--id', id])
    const second = await person.barema([...DRY_RUN, '--id', id])
    assert.deepEqual([second.code, second.out], [0, first.out])
    assert.lengthOf(await runs(), 1)
    const other = await person.barema([...DRY_RUN, '--id', id, '--percent', '3'])
    assert.equal(other.code, 1)
    assert.include(other.err, `${id} is another run: 2.21 % on BECP200 at 2026-10-01`)
  })

  test('says how to sign in, and that a role may not', async ({ assert }) => {
    const signedOut = await person.barema(DRY_RUN)
    assert.equal(signedOut.code, 1)
    assert.match(signedOut.err, /not signed in to acme\. First: barema login --url/)
    await signIn('viewer')
    const viewer = await person.barema([...DRY_RUN, '--lang', 'fr'])
    assert.equal(viewer.code, 1)
    assert.match(viewer.err, /^barema: .*rôle.*\n {2}\(request [\w-]+\)\n$/)
    assert.lengthOf(await runs(), 0)
  })

  test('a token of another company does not open this one', async ({ assert }) => {
    await signIn('payroll', 'globex')
    const file = join(person.home, 'config', 'barema', 'sessions.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace('//globex.', '//acme.'))
    const { code, err } = await person.barema(DRY_RUN)
    assert.equal(code, 1)
    assert.include(err, 'barema login signs you in again')
    assert.lengthOf(await runs(), 0)
  })

  test('a contract without figures is in the table with its reason, and gives exit code 2', async ({
    assert,
  }) => {
    await inTenant(acme.id, async (trx) => {
      const { package_id: spoiled } = await trx
        .from('contracts')
        .where('id', acme.contractIds[0])
        .firstOrFail()
      await trx
        .from('packages')
        .where('id', spoiled)
        .update({ package: trx.raw(`package || '{"salaireBrut": -5}'`) })
    })
    await signIn('payroll')
    const { code, out, err } = await person.barema(DRY_RUN)
    assert.equal(code, 2)
    assert.match(out, /,,,,,,,,,,.*package\.salaireBrut\n/)
    assert.include(err, '1 without figures')
  })

  test('a run that fails gives its reason', async ({ assert }) => {
    await signIn('payroll')
    const id = randomUUID()
    await person.barema([...DRY_RUN, '--id', id])
    await inTenant(acme.id, (trx) =>
      trx
        .from('indexations')
        .update({ status: 'failed', failure: 'Cancelled after 1 of 3 contracts' })
    )
    const { code, out, err } = await person.barema([...DRY_RUN, '--id', id])
    assert.deepEqual([code, out], [1, ''])
    assert.include(err, 'the run failed. Cancelled after 1 of 3 contracts')
  })

  test('what cannot be right is refused before any request', async ({ assert }) => {
    const { code, err } = await person.barema([...DRY_RUN, '--percent', 'two'])
    assert.deepEqual(
      [code, err],
      [1, 'barema: --percent two is not a percentage such as 2.21 (four decimals at most)\n']
    )
    const typed = { percent: '2,21', commission: 'BECP200', date: '2026-09-01', dryRun: true }
    assert.deepEqual(readIndex(typed), {
      percent: 2.21,
      commissionParitaire: 'BECP200',
      date: '2026-09-01',
      dryRun: true,
    })
    for (const percent of ['2.12345', '1e3', '', '2.'])
      assert.throws(() => readIndex({ ...typed, percent }), /--percent/)
    for (const date of ['2026-02-30', 'tomorrow'])
      assert.throws(() => readIndex({ ...typed, date }), /--date/)
  })

  test('the table is read as it was written, whatever a name holds', ({ assert }) => {
    const rows = parseCsv('name,amount\r\n"Smith, ""Jo""\nJr",-1.50\n,\n')
    assert.deepEqual(rows, [
      { name: 'Smith, "Jo"\nJr', amount: '-1.50' },
      { name: '', amount: '' },
    ])
  })
})
