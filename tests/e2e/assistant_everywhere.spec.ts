import { test } from '@japa/runner'
import type { Turn } from '#modules/ai/pure'
import { wholeSet, type SaidTurn, type TakeTurn } from '#tests/helpers/whole_set'
import { expect } from './support/expect.ts'

const DAY = '2026-11-26'

/** What a turn comes to, figures included, in words that can be compared whole. */
function wordsOf({ outcome, reading, draft, settled }: Turn): string {
  const { missing, refused, answer } = settled
  return JSON.stringify({ outcome, reading, draft, missing, refused, compute: answer?.compute })
}

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
      async ({ from, said, day, words }) => {
        const { takeTurn } = (await import(from)) as { takeTurn: TakeTurn }
        const told = new Function(`return (${words})`)() as (turn: Turn) => string
        return said.map(({ user, draft, history }: SaidTurn) =>
          told(takeTurn(user, draft, { day, history }))
        )
      },
      { from: address, said: set.map(({ said }) => said), day: DAY, words: String(wordsOf) }
    )
    assert.lengthOf(there, set.length)
    for (const [at, { said, turn }] of set.entries())
      assert.equal(there[at], wordsOf(turn), said.user)
  })
})
