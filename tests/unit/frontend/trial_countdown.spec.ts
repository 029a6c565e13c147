import { test } from '@japa/runner'
import { countdown, endsSoon } from '../../../frontend/features/billing/trial-countdown.ts'

const TODAY = '2026-11-21'

test.group('The end of a plan', () => {
  test('has a banner from six days before on, through its last day', ({ assert }) => {
    for (const end of ['2026-11-21', '2026-11-27']) assert.isTrue(endsSoon(TODAY, end), end)
    for (const end of ['2026-11-20', '2026-11-28']) assert.isFalse(endsSoon(TODAY, end), end)
    assert.isFalse(endsSoon(TODAY, null))
  })

  test('is counted down from thirty days before on, until the banner', ({ assert }) => {
    assert.deepEqual(
      ['2026-11-27', '2026-11-28', '2026-12-21', '2026-12-22'].map((end) => countdown(TODAY, end)),
      [null, 7, 30, null]
    )
  })
})
