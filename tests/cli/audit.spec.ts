import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { record } from '#modules/shared/audit/record'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { addressOf, Person } from './barema.ts'

test.group('barema audit verify', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let person: Person
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    person = await Person.make()
    await forSystem('test', acme.id, async (scope) => {
      for (let i = 0; i < 20; i++) await record(scope, 'user.updated', null, { i })
    })
    return () => person.leave()
  })

  const signIn = (role: string) =>
    person.barema(
      ['login', '--url', addressOf('acme'), '--email', `${role}@acme.test`, '--password-stdin'],
      DEMO_PASSWORD
    )
  const verify = (...options: string[]) =>
    person.barema(['audit', 'verify', '--company', 'acme', ...options])
  const asOwner = (...statements: string[]) =>
    db.connection('owner').transaction(async (trx) => {
      await trx.rawQuery(`select set_config('app.company_id', ?, true)`, [acme.id])
      for (const statement of statements) await trx.rawQuery(statement)
    })

  test('an administrator follows the log, keeps its head, and finds what was altered since', async ({
    assert,
  }) => {
    await signIn('admin')
    const theirs = await checksumOf(globex.id)
    const { code, out, err } = await verify()
    assert.equal(code, 0, err)
    assert.match(out, /^\d+ lines hold\.\n/)
    const [, head] = /--head (\d+:[0-9a-f]{64})/.exec(out)!
    assert.equal((await verify('--head', head)).code, 0)
    assert.equal(await checksumOf(globex.id), theirs)

    // An intruder takes the last lines away, with all that knows of them.
    await asOwner(
      'delete from audit_log where id in (select id from audit_chain where seq > 5)',
      'delete from audit_chain where seq > 5',
      'update audit_heads set seq = 5, hash = (select hash from audit_chain where seq = 5)'
    )
    assert.equal((await verify()).code, 0)
    const cut = await verify('--head', head)
    assert.equal(cut.code, 1)
    assert.match(cut.err, /does not end as was noted, from line 6 on/)

    await asOwner(
      `update audit_log set details = '{}' where id = (select id from audit_chain where seq = 3)`
    )
    const changed = await verify()
    assert.equal(changed.code, 1)
    assert.match(changed.err, /line 3 \([0-9a-f-]{36}\) is not what was written/)
  })

  test('others are refused, and a head that is none is told so', async ({ assert }) => {
    await signIn('payroll')
    const { code, err } = await verify()
    assert.equal(code, 1)
    assert.notMatch(err, /altered/)
    assert.match((await verify('--head', 'x')).err, /--head is a number, a colon/)
  })
})
