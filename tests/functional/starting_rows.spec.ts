import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'

/** A row of one company that names another, as a partner's change of company leaves it. */
async function ticket(from: TestCompany, to: TestCompany): Promise<void> {
  await inTenant(from.id, async (trx) => {
    const user = await trx.from('users').select('id').first()
    await trx.insertQuery().table('partner_tickets').insert({
      target_company_id: to.id,
      partner_id: randomUUID(),
      person_id: randomUUID(),
      user_id: user.id,
      secret_hash: randomUUID(),
      browser_hash: randomUUID(),
      remembered: false,
      expires_at: new Date(),
    })
  })
}

test.group('Companies of tests', () => {
  test('are put back also when each of them names the other', async ({ assert }) => {
    const { acme, globex } = await freshCompanies()
    await ticket(acme, globex)
    await ticket(globex, acme)
    const after = await freshCompanies()
    const left = await inTenant(after.acme.id, (trx) => trx.from('partner_tickets'))
    assert.isEmpty(left)
  })
})
