import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { minutesLeft } from '#modules/accounts/domain/minutes_left'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const inSeconds = (seconds: number) => minutesLeft(DateTime.fromMillis(NOW + seconds * 1000), NOW)

test.group('What a mail says of a link or a code', () => {
  test('is the time that is left when it leaves, not the whole one', ({ assert }) => {
    assert.equal(inSeconds(15 * 60 - 2), 15)
    assert.equal(inSeconds(7 * 60 + 10), 7)
    assert.equal(inSeconds(4), 1)
  })
})
