import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  BELGIUM,
  dayOf,
  daysAfter,
  daysBetween,
  isDay,
  monthsAfter,
  today,
  yearsAfter,
} from '#modules/shared/values/days'

test.group('Days in Belgium', () => {
  test('end at midnight there, in winter and in summer', ({ assert }) => {
    assert.equal(dayOf('2026-01-31T22:59:59Z'), '2026-01-31')
    assert.equal(dayOf('2026-01-31T23:00:00Z'), '2026-02-01')
    assert.equal(dayOf(Date.parse('2026-07-31T21:59:59Z')), '2026-07-31')
    assert.equal(dayOf(new Date('2026-07-31T22:00:00Z')), '2026-08-01')
    assert.equal(dayOf(DateTime.fromISO('2026-07-31T22:00:00Z')), '2026-08-01')
    assert.equal(today(), DateTime.now().setZone(BELGIUM).toISODate())
  })

  test('are counted as luxon counts them, over years and summer time', ({ assert }) => {
    for (const start of ['2023-12-31', '2024-02-29', '2026-03-29', '2026-10-25', '2026-01-31']) {
      const from = DateTime.fromISO(start, { zone: 'utc' })
      for (let n = -400; n <= 400; n += 7) {
        const later = daysAfter(start, n)
        assert.equal(later, from.plus({ days: n }).toISODate())
        assert.equal(daysBetween(start, later), n)
        assert.equal(monthsAfter(start, n), from.plus({ months: n }).toISODate())
      }
      assert.equal(yearsAfter(start, 1), from.plus({ years: 1 }).toISODate())
    }
  })

  test('never have a year of five digits, which as a text would come before all others', ({
    assert,
  }) => {
    assert.equal(yearsAfter('9999-06-30', 5), '9999-12-31')
    assert.equal(daysAfter('9999-12-31', 1), '9999-12-31')
    assert.isTrue(yearsAfter('9997-01-01', 5) > today())
  })

  test('that exist nowhere are none', ({ assert }) => {
    for (const day of ['2024-02-29', '0001-01-01', '9999-12-31']) assert.isTrue(isDay(day), day)
    for (const text of ['2026-02-29', '2026-13-01', '0000-01-01', '2026-1-1', '2026-01-01T00', ''])
      assert.isFalse(isDay(text), text)
  })
})
