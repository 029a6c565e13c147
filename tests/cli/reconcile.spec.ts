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
})
