import { test } from '@japa/runner'
import { daysBetween, plusDays, plusMonths, weekday } from '#modules/compute/engine/calendar'

const DAY_MS = 86_400_000
const FIRST = '1999-12-25'

test.group('Days of the calendar', () => {
  test('are those of every other calendar, for forty years', ({ assert }) => {
    for (let i = 0; i < 40 * 365; i++) {
      const at = new Date(Date.parse(FIRST) + i * DAY_MS)
      const day = at.toISOString().slice(0, 10)
      assert.equal(plusDays(FIRST, i), day)
      assert.equal(plusDays(day, -i), FIRST)
      assert.equal(daysBetween(FIRST, day), i)
      assert.equal(weekday(day), at.getUTCDay(), day)
    }
  })

  test('months later, a day that a month lacks is its last', ({ assert }) => {
    assert.equal(plusMonths('2026-01-31', 1), '2026-02-28')
    assert.equal(plusMonths('2028-01-31', 1), '2028-02-29')
    assert.equal(plusMonths('2026-03-15', -3), '2025-12-15')
  })
})
