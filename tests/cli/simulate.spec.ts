import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { bodyOf, openedReview, REVIEWS, submittedPart } from '#tests/helpers/pay_reviews'
import { addressOf, barema, Person } from './barema.ts'

const REQUEST = {
  date: '2026-09-01',
  package: {
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3800,
  },
}

test.group('barema simulate', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'barema-simulate-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('changes packages of a file in order, as CSV, JSON or a table, and tells who has no figures', async ({
    assert,
  }) => {
    const file = join(folder, 'people.jsonl')
    const lines = [
      { ...REQUEST, id: 'a' },
      { id: 'b', package: {} },
    ].map((each) => JSON.stringify(each))
    await writeFile(file, `${lines.join('\n')}\nno JSON\n`)
    const changes = ['--change', 'INDEXATION percent=3.5', '--change', 'RAISE_AMOUNT amount=100']
    const asked = ['simulate', file, ...changes, '--date', '2027-01-01', '--format']
    const csv = await barema([...asked, 'csv'])
    assert.equal(csv.code, 2, csv.err)
    const [head, first, second, third] = csv.out.trim().split('\n')
    assert.match(head!, /^id,name,grossBefore,grossAfter,/)
    assert.match(first!, /^a,,3800\.00,4033\.00,/)
    assert.match(second!, /^b,.*required: package\.computeModelConfig$/)
    assert.match(third!, /malformed_json/)
    const json = JSON.parse((await barema([...asked, 'json'])).out.split('\n')[0]!)
    assert.equal(json.after.gross, 4033)
    assert.include((await barema([...asked, 'table'])).out, '4033.00')
  })

  test('a change that is none is refused with what it asks for', async ({ assert }) => {
    const wrong = await barema(['simulate', '-', '--change', 'INDEXATION percent=21 colour=red'])
    assert.equal(wrong.code, 1)
    assert.include(wrong.err, 'percent: The value must be between 0 and 20.')
    assert.include(wrong.err, 'colour: This field is unknown.')
    const unknown = await barema(['simulate', '-', '--change', 'WISH'])
    assert.include(unknown.err, 'there are INDEXATION')
  })
})

test.group('barema scenario', (group) => {
  let acme: TestCompany
  let person: Person
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    person = await Person.make()
    return () => person.leave()
  })

  const scenarios = () => inTenant(acme.id, (trx) => trx.from('scenarios'))

  test('makes one of a company with changes and prints it; simulate leaves none behind', async ({
    assert,
  }) => {
    await person.barema(
      ['login', '--url', addressOf('acme'), '--email', 'admin@acme.test', '--password-stdin'],
      DEMO_PASSWORD
    )
    const company = ['--company', 'acme', '--date', '2027-01-01', '--format', 'csv']
    const change = ['--change', 'RAISE_PERCENT percent=2']
    const tried = await person.barema(['simulate', ...company, ...change])
    assert.equal(tried.code, 0, tried.err)
    assert.lengthOf(tried.out.trim().split('\n'), 4)
    assert.lengthOf(await scenarios(), 0)
    const made = await person.barema(['scenario', 'make', 'Essai', ...company, ...change])
    assert.equal(made.code, 0, made.err)
    assert.equal(made.out, tried.out)
    assert.match(made.err, /cost of the year [\d.]+ -> [\d.]+ EUR/)
    assert.lengthOf(await scenarios(), 1)
    assert.include((await person.barema(['scenario', 'list', '--company', 'acme'])).out, 'Essai')
  })
})

test.group('barema budget', (group) => {
  let person: Person
  group.each.setup(async () => {
    await freshCompanies()
    person = await Person.make()
    return () => person.leave()
  })

  test('lists and shows budgets month by month, names the account that is missing, and writes journal and workbook', async ({
    assert,
  }) => {
    await person.barema(
      ['login', '--url', addressOf('acme'), '--email', 'admin@acme.test', '--password-stdin'],
      DEMO_PASSWORD
    )
    const admin = await signedIn('admin')
    const body = { name: 'Budget 2027', startDateStr: '2027-01-01', months: 12 }
    const { id, figures } = await bodyOf(admin.post('/api/budgets', body))
    const of = ['--company', 'acme']
    const total = figures.total.expected.toFixed(2)
    assert.include((await person.barema(['budget', 'list', ...of])).out, `${id}  2027-01  12`)
    const shown = await person.barema(['budget', 'show', id, ...of])
    assert.include(shown.out, total)
    assert.lengthOf(shown.out.trim().split('\n'), 14)
    assert.match(shown.err, /^base +[\d.]+\nindex /)
    const turnover = [{ percent: 7.5, replacedPercent: 50, replacedAfterMonths: 3 }]
    await bodyOf(admin.put(`/api/budgets/${id}`, { plan: { turnover } }))
    const expected = await person.barema(['budget', 'show', id, ...of])
    assert.match(expected.out, /^month +people +leaving +joining +low/)
    assert.match(expected.out, /\n2027-02 +\d+\.\d\d +0\.0\d +0\.00 /)
    assert.include(expected.err, 'turnover 7.5 % a year of who is not known to leave, everybody')
    assert.include(expected.err, '50 % replaced after 3 months')
    await bodyOf(admin.put(`/api/budgets/${id}`, { plan: { turnover: [] } }))
    const journal = () => person.barema(['budget', 'export', id, ...of, '--format', 'journal'])
    const refused = await journal()
    assert.equal(refused.code, 1)
    assert.include(refused.err, 'accounts.pay')
    const accounts = Object.fromEntries(
      ['pay', 'holidayPay', 'yearEnd', 'costs', 'variable', 'benefits', 'owed'].map((name, at) => [
        name,
        String(620 + at),
      ])
    )
    await bodyOf(admin.put(`/api/budgets/${id}`, { accounts }))
    const booked = await journal()
    assert.equal(booked.code, 0, booked.err)
    assert.match(booked.out, /^date,journal,account,/)
    const workbook = await person.barema(['budget', 'export', id, ...of])
    assert.equal(workbook.out.slice(0, 2), 'PK')
  })
})

test.group('barema review', (group) => {
  let acme: TestCompany
  let person: Person
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    await inTenant(acme.id, (trx) =>
      trx.from('contract_locations').update({ language_regime: 'FR' })
    )
    person = await Person.make()
    return () => person.leave()
  })

  test('lists and shows reviews, and writes an approved one into contracts', async ({ assert }) => {
    await person.barema(
      ['login', '--url', addressOf('acme'), '--email', 'admin@acme.test', '--password-stdin'],
      DEMO_PASSWORD
    )
    const admin = await signedIn('admin')
    const made = await openedReview(admin, { name: 'Ronde' })
    for (const { id } of made.parts) await submittedPart(admin, id, 10)
    const of = ['--company', 'acme']
    const early = await person.barema(['review', 'apply', made.id, ...of])
    assert.equal(early.code, 1)
    const { version } = await bodyOf(admin.get(`${REVIEWS}/${made.id}`))
    await bodyOf(admin.post(`${REVIEWS}/${made.id}/approve`, { version, alone: true }))
    assert.match((await person.barema(['review', 'list', ...of])).out, /approved .* 3\/3 .*Ronde/)
    assert.match((await person.barema(['review', 'show', made.id, ...of])).out, /Operations/)
    const tried = await person.barema(['review', 'apply', made.id, ...of, '--dry-run'])
    assert.match(tried.err, /^3 ready, 0 left out/, tried.out)
    const done = await person.barema(['review', 'apply', made.id, ...of])
    assert.equal(done.code, 0, done.err)
    assert.match(done.err, /^3 applied, 0 left out/)
    assert.match(done.out, /done .*\d+\.\d\d -> \d+\.\d\d/)
  })
})
