import { test } from '@japa/runner'
import { wholeSet, type SaidTurn, type TakeTurn } from '#tests/helpers/whole_set'
import { expect } from './support/expect.ts'

const DAY = '2026-11-26'

test.group('The assistant, the same everywhere', () => {
  test('makes in a browser of every turn of the whole set what it makes here, to the cent', async ({
    visit,
    assert,
  }) => {
    const { page } = await visit('/fr/', { as: 'hr' })
    const shipped = page.waitForRequest(/\/pure-[\w-]+\.js$/)
    await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
    await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeVisible()
    // The reader as it is shipped to browsers: the same file, with the same names.
    const address = new URL((await shipped).url()).pathname
    const set = wholeSet({ day: DAY })
    assert.isAbove(set.length, 1_000)
    const there = await page.evaluate(
      async ({ from, said, day }) => {
        const { takeTurn } = (await import(from)) as { takeTurn: TakeTurn }
        return said.map(({ user, draft, history }: SaidTurn) =>
          JSON.stringify(takeTurn(user, draft, { day, history }))
        )
      },
      { from: address, said: set.map(({ said }) => said), day: DAY }
    )
    assert.lengthOf(there, set.length)
    for (const [at, { said, turn }] of set.entries())
      assert.equal(there[at], JSON.stringify(turn), said.user)
  })
})
