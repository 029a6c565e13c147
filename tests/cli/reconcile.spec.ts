import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { addressOf, Person } from './barema.ts'

const ASKED = ['reconcile', '--company', 'acme', '--month', '2026-09']

test.group('barema reconcile', (group) => {
  let acme: TestCompany
  let person: Person
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    person = await Person.make()
    return () => person.leave()
  })

  const signIn = (role: string) =>
    person.barema(
      ['login', '--url', addressOf('acme'), '--email', `${role}@acme.test`, '--password-stdin'],
      DEMO_PASSWORD
    )

  test('says what a month comes to, and each line as a file; who does not pay is refused', async ({
    assert,
  }) => {
    await signIn('payroll')
    const none = await person.barema(ASKED)
    assert.equal(none.code, 1)
    assert.match(none.err, /no payslips of 2026-09/)
    await inTenant(acme.id, async (trx) => {
      const [{ id }] = await trx.from('workers').orderBy('id').limit(1)
      const lines = JSON.stringify([{ code: '9000', label: 'Net', cents: 123_456 }])
      await trx.table('payslips').insert({ worker_id: id, month: '2026-09-01', lines })
      await trx.table('payslip_codes').insert({ code: '9000', line: 'salaireNet' })
    })
    const told = await person.barema(ASKED)
    assert.equal(told.code, 0, told.err)
    assert.match(told.out, /^1 payslips, law BE-2026/)
    assert.match(told.out, /Total +1234\.56 +\d+\.\d\d +-?\d+\.\d\d/)
    const file = await person.barema([...ASKED, '--csv'])
    assert.equal(file.code, 0, file.err)
    assert.match(file.out, /Employee number,Name,Line,Code,Payslip,Computed,Difference,Cause/)
    const odd = await person.barema(['reconcile', '--company', 'acme', '--month', 'may'])
    assert.match(odd.err, /write 2026-10/)
    await signIn('manager')
    assert.equal((await person.barema(ASKED)).code, 1)
  })

  test('says what was declared of a quarter beside payslips and computation, or as a file; one of month, quarter and year', async ({
    assert,
  }) => {
    await signIn('payroll')
    const quarter = ['reconcile', '--company', 'acme', '--quarter', '2026/3']
    const none = await person.barema(quarter)
    assert.deepEqual([none.code, /no declaration of 2026\/3/.test(none.err)], [1, true], none.err)
    await inTenant(acme.id, async (trx) => {
      const [{ id }] = await trx.from('workers').orderBy('id').limit(1)
      const lines = JSON.stringify([{ code: '1', cents: 1_000_000 }, { code: '10', cents: 45_000 }])
      await trx.table('declared_pay').insert({ worker_id: id, period: '2026/3', lines })
    })
    const told = await person.barema(quarter)
    assert.equal(told.code, 0, told.err)
    assert.match(told.out, /^1 people declared, 2026\/3/)
    assert.match(told.out, /Gross pay that bears contributions +10000\.00/)
    assert.match(told.out, /payslips: none of these people has any/)
    assert.match(told.out, /code 10, compared with nothing +450\.00/)
    const file = await person.barema([...quarter, '--csv'])
    assert.match(file.out, /Declared,Payslips,Difference from payslips/, file.err)
    for (const [wrong, says] of [
      [['--quarter', '2026-3'], /write 2026\/3/],
      [['--year', '26'], /write 2025/],
      [['--month', '2026-09', '--year', '2025'], /one of --month/],
      [[], /one of --month/],
    ] as const)
      assert.match((await person.barema(['reconcile', '--company', 'acme', ...wrong])).err, says)
  })
})
