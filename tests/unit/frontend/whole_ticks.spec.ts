import { test } from '@japa/runner'
import { wholeTicks } from '../../../frontend/components/charts/whole-ticks.ts'

test.group('Ticks of an axis', () => {
  test('stand on whole numbers, at most eight apart, and hold every value', ({ assert }) => {
    assert.deepEqual(wholeTicks([0.2, 4.9]), { min: 0, max: 5, tickAmount: 5 })
    assert.deepEqual(wholeTicks([23, 64]), { min: 23, max: 65, tickAmount: 7 })
    assert.deepEqual(wholeTicks([3, 3]), { min: 3, max: 4, tickAmount: 1 })
    assert.deepEqual(wholeTicks([]), { min: 0, max: 1, tickAmount: 1 })
  })
})
