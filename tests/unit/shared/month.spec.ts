import { test } from '@japa/runner'
import {
  ANY_MONTH,
  isMonthInReach,
  MONTH,
  monthsAround,
  monthsLater,
  thisMonth,
} from '#modules/shared/values/month'

test.group('Months', () => {
  test('from the first whose law is known to three years from now', ({ assert }) => {
    for (const month of ['2021-01', '2026-10', thisMonth(), monthsLater(thisMonth(), 36)])
      assert.isTrue(isMonthInReach(month), month)
    for (const month of [
      '2020-12',
      '1999-01',
      '2026-13',
      '2026-00',
      '2026-1',
      '',
      monthsLater(thisMonth(), 37),
    ])
      assert.isFalse(isMonthInReach(month), month)
    assert.isTrue(MONTH.test('2099-12'))
    assert.isFalse(MONTH.test('2100-01'))
    assert.isTrue(ANY_MONTH.test('1999-01'))
  })

  test('around this one, the latest first, with the one that is looked at', ({ assert }) => {
    const around = monthsAround(undefined, { earlier: 2, later: 1 })
    assert.deepEqual(
      around,
      [1, 0, -1, -2].map((by) => monthsLater(thisMonth(), by))
    )
    assert.deepEqual(monthsAround(thisMonth(), { earlier: 2, later: 1 }), around)
    assert.deepEqual(monthsAround('2021-03', { earlier: 2, later: 1 }), [...around, '2021-03'])
  })
})
