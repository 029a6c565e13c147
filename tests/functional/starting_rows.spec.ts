import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

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

  test('are summed each for itself: a change is in the sum of its company and its table alone, however often one asks', async ({
    assert,
  }) => {
    const { acme, globex } = await freshCompanies()
    // PostgreSQL keeps how it does a statement that it was asked before, for whatever company.
    for (let time = 0; time < 8; time++) {
      const [before, others] = [await checksumOf(acme.id), await checksumOf(globex.id)]
      const rest = await checksumOf(acme.id, { except: ['departments'] })
      const name = `Department ${time}`
      await inTenant(acme.id, (trx) =>
        trx.insertQuery().table('departments').insert({ company_id: acme.id, name })
      )
      const after = await checksumOf(acme.id)
      const changed = after.split('\n').filter((line) => !before.includes(line))
      assert.deepEqual(
        changed.map((line) => line.split(':')[0]),
        ['departments']
      )
      assert.equal(await checksumOf(globex.id), others)
      assert.equal(await checksumOf(acme.id, { except: ['departments'] }), rest)
      assert.notInclude(
        others,
        after.split('\n').find((line) => line.startsWith('packages:'))!
      )
    }
  })
})
