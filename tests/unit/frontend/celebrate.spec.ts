import { mock } from 'node:test'
import { test } from '@japa/runner'
import { celebrate } from '../../../frontend/features/offer-page/celebrate.ts'

/** The library, with a hand of the test's own. */
const library = (draw: () => void) => ({ default: { create: () => draw } }) as never

test.group('Confetti after a yes', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setInterval', 'Date'] })
    return () => mock.timers.reset()
  })

  test('lasts five seconds, with a burst every 250 ms', async ({ assert }) => {
    const bursts: number[] = []
    const draw = () => void bursts.push(Date.now())
    await celebrate(async () => library(draw))
    const begun = Date.now()
    assert.isEmpty(bursts)
    for (let at = 0; at < 10_000; at += 50) mock.timers.tick(50)
    const moments = [...new Set(bursts)].map((at) => at - begun)
    assert.deepEqual(
      moments,
      Array.from({ length: 20 }, (_, nth) => (nth + 1) * 250)
    )
  })

  test('is silent where its script does not come, and stops where it cannot be drawn', async ({
    assert,
  }) => {
    let tries = 0
    const refuse = () => {
      tries++
      throw new Error('no canvas')
    }
    await celebrate(async () => refuse())
    await celebrate(async () => library(refuse))
    mock.timers.tick(5_000)
    assert.equal(tries, 2)
  })
})
