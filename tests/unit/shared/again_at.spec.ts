import { test } from '@japa/runner'
import { againAt } from '#modules/shared/mail/again_at'

test.group('When a mail is enqueued again', () => {
  test('each time later, at most an hour', ({ assert }) => {
    const after = (tries: number) => againAt(1_000_000, tries).getTime() - 1_000_000
    assert.deepEqual([1, 2, 3, 30].map(after), [60_000, 120_000, 240_000, 3_600_000])
  })
})
