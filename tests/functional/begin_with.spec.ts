import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { beginWith, type Settings } from '#modules/shared/tenancy/begin_with'
import { inTenant, inTenantSnapshot } from '#modules/shared/tenancy/unit_of_work'
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

  test('has a value for each of them, is told at its beginning, and is not begun twice', async ({
    assert,
  }) => {
    for (const wrong of [undefined, null, 42, '', 'a?b'])
      await assert.rejects(
        () => inTenant(wrong as string, async () => 1),
        /app\.company_id cannot be/
      )
    await db.transaction(async (trx) =>
      assert.throws(() => beginWith(trx, { 'app.company_id': 'x' }), /has begun/)
    )
  })

  test('that cannot begin says why before any work is done', async ({ assert }) => {
    const { acme } = await freshCompanies()
    let worked = false
    const { query } = pg.Client.prototype
    pg.Client.prototype.query = function (this: pg.Client, asked: { text: string }, ...rest: []) {
      const text = asked.text?.replace(/^BEGIN.*/, '$&; select no_such_thing()')
      return Reflect.apply(query, this, [{ ...asked, text }, ...rest])
    } as never
    try {
      for (const unit of [
        () => inTenant(acme.id, async () => void (worked = true)),
        () => inTenantSnapshot(acme.id, 1, async () => void (worked = true)),
      ])
        await assert.rejects(unit, /no_such_thing/)
    } finally {
      pg.Client.prototype.query = query
    }
    assert.isFalse(worked)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('companies').select('id')), 1)
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
