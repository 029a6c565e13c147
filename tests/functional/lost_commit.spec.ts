import { test } from '@japa/runner'
import { DANGEROUSLY_acrossCompanies, inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { cutOff, loseCommits } from '#tests/helpers/lost_commits'

test.group('A transaction whose commit does not arrive', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    acme = (await freshCompanies()).acme
  })

  /** The pool may still lend the connection that was cut off, once. */
  const lostDepartments = async (): Promise<unknown[]> => {
    const ask = () => inTenant(acme.id, (trx) => trx.from('departments').where('name', 'Lost'))
    return ask().catch(ask)
  }

  test('fails, and nothing of it is there', async ({ assert }) => {
    await assert.rejects(
      () =>
        inTenant(acme.id, async (trx) => {
          await trx.table('departments').insert({ company_id: acme.id, name: 'Lost' })
          await cutOff(trx)
        }),
      /COMMIT/
    )
    assert.isEmpty(await lostDepartments())
    await assert.rejects(() => DANGEROUSLY_acrossCompanies('dispatch-outbox', cutOff), /COMMIT/)
    assert.isEmpty(await lostDepartments())
  })

  test('is no success to the caller over HTTP', async ({ assert, cleanup }) => {
    const admin = await signedIn('admin')
    const restore = loseCommits()
    cleanup(restore)
    const answer = await admin.post('/api/departments', { name: 'Lost', managerIds: [] })
    restore()
    assert.equal(answer.status, 500)
    assert.isEmpty(await lostDepartments())
  })
})
