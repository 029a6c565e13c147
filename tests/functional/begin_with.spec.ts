import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { beginWith, type Settings } from '#modules/shared/tenancy/begin_with'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies } from '#tests/helpers/companies'

/** What is sent to the database while something is done. */
async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }]
    sent.push(typeof asked === 'string' ? asked : asked.text)
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}

const withSettings = <T>(
  settings: Settings,
  work: (trx: TransactionClientContract) => Promise<T>,
  options: object = {}
) => db.transaction(work, { ...options, ...beginWith(db.connection(), settings) })

const settingOf = async (trx: TransactionClientContract, name: string) =>
  (await trx.rawQuery('select current_setting(?, true) as is', [name])).rows[0].is

test.group('A transaction with settings of its own', () => {
  test('begins with them in one message, and a unit of work sends no other', async ({ assert }) => {
    const { acme } = await freshCompanies()
    await inTenant(acme.id, async () => {})
    const sent = await sentDuring(() => inTenant(acme.id, async () => {}))
    assert.deepEqual(sent, [
      `BEGIN; select set_config('app.company_id', '${acme.id}', true)`,
      'COMMIT;',
    ])
  })

  test('has them as they are told, with its isolation level, and leaves none behind', async ({
    assert,
  }) => {
    const told = `it's "a" \\ company; select 1`
    const level = { isolationLevel: 'repeatable read' }
    await withSettings(
      { 'app.company_id': told },
      async (trx) => {
        assert.equal(await settingOf(trx, 'app.company_id'), told)
        assert.equal(await settingOf(trx, 'transaction_isolation'), 'repeatable read')
      },
      level
    )
    await db.transaction(async (trx) => {
      assert.isEmpty(await settingOf(trx, 'app.company_id'))
      assert.equal(await settingOf(trx, 'transaction_isolation'), 'read committed')
    })
  })

  test('that cannot begin fails, and its connection is lent to nobody', async ({ assert }) => {
    const { acme } = await freshCompanies()
    for (let time = 0; time < 3; time++)
      await assert.rejects(() =>
        withSettings({ statement_timeout: 'soon' }, (trx) => trx.rawQuery('select 1'))
      )
    for (let time = 0; time < 12; time++)
      assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('companies').select('id')), 1)
  })
})
