import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { HrSources } from '#modules/integrations/index'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { carryOut, FakeHr, personOf, serveHr, withSync } from '#tests/helpers/fake_hr'
import { until } from '#tests/helpers/until'
import { addressOf, Person } from './barema.ts'

test.group('barema sync', (group) => {
  let acme: TestCompany
  let person: Person
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    await withSync(acme)
    person = await Person.make()
    return async () => {
      await person.leave()
      app.container.restore(HrSources)
    }
  })

  const signIn = (role: string) =>
    person.barema(
      ['login', '--url', addressOf('acme'), '--email', `${role}@acme.test`, '--password-stdin'],
      DEMO_PASSWORD
    )
  /** What the process does, beside the command that waits for it. */
  const work = () =>
    until('a run waits', async () => {
      const [run] = await inTenant(acme.id, (trx) =>
        trx.from('sync_runs').where('status', 'WAITING')
      )
      if (run) await carryOut(acme.id, run.id)
      return run !== undefined
    })

  test('starts a run, follows it and prints its people; who does not administer is refused', async ({
    assert,
  }) => {
    const hr = serveHr(new FakeHr())
    hr.people = [
      personOf('1', { firstName: 'Zoë', lastName: 'Peeters' }),
      personOf('2', { firstName: 'Bo' }),
    ]
    await signIn('admin')
    const none = await person.barema(['sync', '--company', 'acme'])
    assert.deepEqual([none.code, /no such system/.test(none.err)], [1, true])
    const admin = await signedIn('admin')
    await admin.post('/api/integrations', {
      system: 'odoo',
      address: 'https://acme.odoo.com',
      key: { apiKey: 'a' },
    })
    const [told] = await Promise.all([
      person.barema(['sync', '--company', 'acme', '--dry-run']),
      work(),
    ])
    assert.equal(told.code, 0, told.err)
    assert.match(told.err, /Dry run: 1 new, 0 changed, 0 the same, 0 skipped, 1 failed/)
    assert.match(told.out, /Zoë Peeters +NEW/)
    const [file] = await Promise.all([
      person.barema([
        'sync',
        '--company',
        'acme',
        '--dry-run',
        '--show',
        'failed',
        '--format',
        'csv',
      ]),
      work(),
    ])
    assert.match(file.out, /^externalId,name,outcome,message,changes,asks\n2,/)
    await signIn('hr')
    assert.equal((await person.barema(['sync', '--company', 'acme'])).code, 1)
  })
})
