import { test } from '@japa/runner'
import type { Problem } from '#modules/shared/http/problem'
import { UnderWay } from '#modules/shared/limits/under_way'

/** So many tries for all; each is judged for a moment and, where it was right, given back. */
function door(tries: number) {
  const judging = new UnderWay()
  const take = async () => {
    await moment()
    if (tries === 0) return 180
    tries--
    return 0
  }
  return (whose: string, right: boolean) =>
    judging
      .judge(whose, take, async () => {
        await moment()
        if (right) tries++
        return 0
      })
      .catch((problem: Problem) => problem.retryAfterSeconds)
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 1))
const times = <T>(count: number, of: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => of(at))

test.group('Tries that are being judged', () => {
  test('right ones in the same moment all come in, though there are fewer tries', async ({
    assert,
  }) => {
    const enter = door(2)
    const answers = await Promise.all(times(15, () => enter('amelie', true)))
    assert.deepEqual(new Set(answers), new Set([0]))
  })

  test('of wrong ones as many are judged as there are tries, and the others wait for nothing', async ({
    assert,
  }) => {
    const enter = door(5)
    const answers = await Promise.all(times(1_000, () => enter('amelie', false)))
    assert.lengthOf(
      answers.filter((seconds) => seconds === 0),
      5
    )
  })

  test('no account waits for another', async ({ assert }) => {
    const enter = door(1)
    const [amelie, bram] = await Promise.all([enter('amelie', true), enter('bram', true)])
    assert.deepEqual([amelie, bram], [0, 180])
  })
})
