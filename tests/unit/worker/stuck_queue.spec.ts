import { test } from '@japa/runner'
import { StuckQueue } from '#backend/worker/stuck_queue'

const SECOND = 1_000
const MINUTE = 60 * SECOND

test.group('A worker that is stuck', () => {
  test('takes none of the jobs that wait for a minute', ({ assert }) => {
    const stuck = new StuckQueue()
    assert.isFalse(stuck.saw(true, false, 0))
    assert.isFalse(stuck.saw(true, false, 59 * SECOND))
    assert.isTrue(stuck.saw(true, false, 60 * SECOND))
  })

  test('is none that takes one, though others wait all the time', ({ assert }) => {
    const stuck = new StuckQueue()
    stuck.saw(true, false, 0)
    stuck.fetched()
    assert.isFalse(stuck.saw(true, false, 70 * SECOND))
    assert.isFalse(stuck.saw(true, false, 129 * SECOND))
    assert.isTrue(stuck.saw(true, false, 130 * SECOND))
  })

  test('is none for which nothing waits, or whose store is away', ({ assert }) => {
    for (const calm of [false, null]) {
      const stuck = new StuckQueue()
      stuck.saw(true, false, 0)
      assert.isFalse(stuck.saw(calm, false, 59 * SECOND))
      assert.isFalse(stuck.saw(calm, false, 5 * MINUTE))
      // The count begins anew when it answers.
      assert.isFalse(stuck.saw(true, false, 6 * MINUTE))
      assert.isFalse(stuck.saw(true, false, 6 * MINUTE + 59 * SECOND))
    }
  })

  test('is none whose slots are all taken, until no job takes that long', ({ assert }) => {
    const stuck = new StuckQueue()
    stuck.saw(true, true, 0)
    assert.isFalse(stuck.saw(true, true, 14 * MINUTE))
    assert.isTrue(stuck.saw(true, true, 15 * MINUTE))
  })
})
