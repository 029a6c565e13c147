import { test } from '@japa/runner'
import { needsReason, suggestedRaise } from '#modules/reviews/domain/raise'

const percents = [0, 1, 2.5, 4]

test.group('A raise beside its guideline', () => {
  test('is suggested once there is a rating', ({ assert }) => {
    assert.equal(suggestedRaise(3200, { percents }, 3), 80)
    assert.isNull(suggestedRaise(3200, { percents }, null))
    assert.isNull(suggestedRaise(3200, null, 3))
  })

  test('needs a reason above it, or without one; rounding by hand is not above', ({ assert }) => {
    assert.isFalse(needsReason(81, 80))
    assert.isTrue(needsReason(81.01, 80))
    assert.isTrue(needsReason(1, null))
    assert.isFalse(needsReason(0, null))
    assert.isFalse(needsReason(null, null))
    assert.isFalse(needsReason(10, 80))
  })
})
