import { test } from '@japa/runner'
import { needsReason, raiseFrom, raiseIn, suggestedRaise } from '#modules/reviews/domain/raise'

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

  test('is typed in euros of a month or of twelve, or in percent, and reads back as it was typed', ({
    assert,
  }) => {
    assert.equal(raiseFrom('month', 85.5, 3200), 85.5)
    assert.equal(raiseFrom('year', 1200, 3200), 100)
    assert.equal(raiseFrom('percent', 2.5, 3200), 80)
    assert.equal(raiseFrom('month', -3, 3200), 0)
    assert.isNull(raiseFrom('percent', null, 3200))
    assert.isNull(raiseIn('year', null, 3200))
    assert.isNull(raiseIn('percent', 10, 0))
    assert.equal(raiseFrom('percent', 3, 0), 0)
    for (const gross of [1800.01, 2787.41, 3333.33, 9999.99])
      for (let hundredths = 0; hundredths <= 2000; hundredths++) {
        const typed = hundredths / 100
        assert.equal(raiseIn('percent', raiseFrom('percent', typed, gross), gross), typed)
      }
  })
})
