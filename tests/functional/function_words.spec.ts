import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { putOtherWords } from '#database/function_words'
import PayToldInFewWords from '#database/migrations/0159_pay_told_in_few_words'
import FewerChecksOfAnIndex from '#database/migrations/0157_fewer_checks_of_an_index'

const SOMEBODY_S = `create or replace function tell_indexed() returns trigger language plpgsql as $$ begin return null; end $$`

/** Works as the owner of the database, and leaves it as it was. */
async function asOwner(work: (trx: TransactionClientContract) => Promise<void>): Promise<void> {
  const trx = await db.connection('owner').transaction()
  try {
    await work(trx)
  } finally {
    await trx.rollback()
  }
}

async function bodyOf(trx: TransactionClientContract, name: string): Promise<string> {
  const { rows } = await trx.rawQuery(`select prosrc from pg_proc where oid = ?::regproc`, [name])
  return rows[0].prosrc
}

test.group('A migration that puts other words into a function', () => {
  test('goes back and forth, and may come upon a function that has them', async ({ assert }) =>
    asOwner(async (trx) => {
      const migration = () => new PayToldInFewWords(trx as never, 'a test')
      const now = await bodyOf(trx, 'tell_indexed')
      assert.include(now, 'jsonb_array_length(told.facts)')
      await migration().execDown()
      const before = await bodyOf(trx, 'tell_indexed')
      assert.include(before, 'from (values (')
      assert.notInclude(before, 'jsonb_array_length(told.facts)')
      await migration().execDown()
      assert.equal(await bodyOf(trx, 'tell_indexed'), before)
      await migration().execUp()
      assert.equal(await bodyOf(trx, 'tell_indexed'), now)
      await migration().execUp()
      assert.equal(await bodyOf(trx, 'tell_indexed'), now)
    }))

  test('ends with a sentence where somebody made the function otherwise, and leaves it alone', async ({
    assert,
  }) => {
    for (const Migration of [FewerChecksOfAnIndex, PayToldInFewWords])
      await asOwner(async (trx) => {
        await trx.rawQuery(SOMEBODY_S)
        const migration = new Migration(trx as never, 'a test')
        await assert.rejects(
          () => (Migration === PayToldInFewWords ? migration.execUp() : migration.execDown()),
          /The function tell_indexed has neither the words that this migration replaces/
        )
      })
  })

  test('takes each pair by itself: one that is there already, one that is not', async ({
    assert,
  }) =>
    asOwner(async (trx) => {
      await trx.rawQuery(
        `create function pg_temp.said() returns text language sql as $$ select 'new' || 'old' || 'longer word' $$`
      )
      const put = putOtherWords(
        'pg_temp.said',
        [`'one'`, `'new'`],
        [`'old'`, `'other'`],
        ['word', 'longer word']
      )
      await trx.rawQuery(put)
      const { rows } = await trx.rawQuery('select pg_temp.said() as said')
      assert.equal(rows[0].said, 'newotherlonger word')
    }))
})
