import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { freshCompanies, LEFT_BY_SIGN_IN, checksumOf } from '#tests/helpers/companies'
import { ofThreeCommittees } from '#tests/helpers/three_committees'
import { addressOf, Person } from './barema.ts'

/** Whoever asks with a token writes on it that it was used. */
const LEFT_BY_TOKEN = ['auth_access_tokens', ...LEFT_BY_SIGN_IN]

test.group('barema new-year', (group) => {
  let acmeId: string
  let person: Person
  group.each.setup(async () => {
    const { acme } = await freshCompanies()
    acmeId = acme.id
    await ofThreeCommittees(acmeId)
    person = await Person.make()
    return () => person.leave()
  })

  const signIn = (role = 'admin') =>
    person.barema(
      ['login', '--url', addressOf('acme'), '--email', `${role}@acme.test`, '--password-stdin'],
      DEMO_PASSWORD
    )
  const asked = (...args: string[]) => person.barema(['new-year', '--company', 'acme', ...args])

  test('a company of three committees: each index, each person before and after, and why', async ({
    assert,
  }) => {
    await signIn()
    const kept = await checksumOf(acmeId, { except: LEFT_BY_TOKEN })
    const { code, out, err } = await asked('--year', '2026')
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^2026-01-01: 3 people\n/)
    assert.match(out, /\nBECP302 +Hospitality industry \(1\)\n {2}index of 2\.189 %\. /)
    assert.match(out, /\n {2}Commuting by train: 100 %, new\n/)
    // 5,000 × 1.0221 and 2,600 × 1.02189.
    assert.match(out, / BECP200 +5000\.00 +5110\.50 /)
    assert.match(out, / BECP302 +2600\.00 +2656\.91 /)
    assert.match(out, /\n {2}Net pay: \d+\.\d\d -> \d+\.\d\d\n/)
    assert.equal(await checksumOf(acmeId, { except: LEFT_BY_TOKEN }), kept)
    for (const line of out.split('\n').filter((each) => each.startsWith('  ')))
      assert.isAtMost(line.length, 80, line)
  })

  test('the coming year: a range, what is not known by name, what is supposed in its place', async ({
    assert,
  }) => {
    await signIn()
    const known = await asked('--year', '2027', '--lang', 'fr')
    assert.match(known.out, / BECP200 +5000\.00 +5165\.00-5180\.00 /)
    assert.match(known.out, /no figure was found: it is not counted/)
    assert.match(known.out, /\d+ figures of the law are still those of\s+an earlier year/)
    assert.match(known.out, /Salaire net/)
    const supposed = ['--year', '2027', '--percent', '200=3', '--percent', '140.03=2']
    const lines = (await asked(...supposed, '--format', 'json')).out.trim().split('\n')
    const people = lines.map((line) => JSON.parse(line))
    const of = (committee: string) =>
      people.find(({ commissionParitaire }) => commissionParitaire === committee)
    // Loyens & Loeff print 5,130.
    assert.equal(of('BECP200').change.low.gross, 5130)
    assert.deepInclude(of('BECP200').index, { known: 'ASSUMED', low: 3 })
    assert.equal(of('BECP14003').change.low.gross, 2652)
  })

  test('as CSV into a file, under the law as voted', async ({ assert }) => {
    await signIn()
    const file = join(person.home, 'january.csv')
    const { code, err } = await asked('--year', '2027', '--voted', '--format', 'csv', '-o', file)
    assert.deepEqual([code, err], [0, ''])
    const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { columns: true })
    await rm(file)
    assert.lengthOf(rows, 3)
    const cook = rows.find((row) => row.commissionParitaire === 'BECP302')!
    assert.deepEqual(
      [cook['gross.before'], cook['gross.high'], cook.failure],
      ['2600.00', '2600.00', '']
    )
    assert.isAbove(Number(cook['net.law']), Number(cook['net.before']))
    assert.include(cook.why, 'index is possible on this day')
  })

  test('what cannot be asked is refused with what to write; who may not see everything is refused', async ({
    assert,
  }) => {
    await signIn()
    const refused = async (...args: string[]) => {
      const { code, out, err } = await asked(...args)
      assert.deepEqual([code, out], [1, ''], args.join(' '))
      return err
    }
    assert.match(await refused('--year', '27'), /--year 27: write 2027/)
    assert.match(await refused('--percent', '200'), /--percent 200: write 200=3\.8 or 140\.03=3/)
    assert.match(
      await refused('--voted', '--year', '2026'),
      /no voted law is known for 2026, only for 2027/
    )
    assert.match(await refused('--year', '2031'), /law/i)
    await signIn('payroll')
    assert.match(await refused(), /\(request /)
  })
})
