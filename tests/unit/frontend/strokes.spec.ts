import { test } from '@japa/runner'
import { isDrawn, lengthOf } from '../../../frontend/features/signing/strokes.ts'

test.group('A drawn name', () => {
  test('is as long as its strokes together, in widths of the field', ({ assert }) => {
    const across = [
      { x: 0.1, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ]
    // The field is three times as wide as it is high.
    const down = [
      { x: 0.5, y: 0 },
      { x: 0.5, y: 0.9 },
    ]
    assert.closeTo(lengthOf([across]), 0.5, 1e-9)
    assert.closeTo(lengthOf([across, down]), 0.8, 1e-9)
    assert.equal(lengthOf([]), 0)
  })

  test('needs more than a slip of the finger, however many dots it has', ({ assert }) => {
    const dot = [{ x: 0.5, y: 0.5 }]
    const slip = [
      { x: 0.5, y: 0.5 },
      { x: 0.55, y: 0.52 },
    ]
    assert.isFalse(isDrawn([]))
    assert.isFalse(isDrawn(Array.from({ length: 50 }, () => dot)))
    assert.isFalse(isDrawn([slip, dot, slip]))
    const wave = Array.from({ length: 20 }, (_, at) => ({
      x: 0.2 + at * 0.02,
      y: 0.5 + (at % 2) * 0.1,
    }))
    assert.isTrue(isDrawn([wave]))
  })
})
