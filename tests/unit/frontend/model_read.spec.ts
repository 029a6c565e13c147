import { test } from '@japa/runner'
import { readByModel } from '../../../frontend/features/assistant/model-read.ts'

const turn = (...understood: { path: string; value: unknown; by?: 'model'; op?: 'remove' }[]) => ({
  answer: {
    understood: understood.map((told) => ({
      op: 'set' as const,
      quote: '',
      start: 0,
      end: 0,
      ...told,
    })),
  },
})

test.group('What the language model read', () => {
  test('is told by path, with the value as it was read', ({ assert }) => {
    const read = readByModel([
      turn({ path: 'worker.enfantsACharge', value: 2, by: 'model' }, { path: 'date', value: 'x' }),
    ])
    assert.deepEqual([...read], [['worker.enfantsACharge', 2]])
  })

  test('ends where later words say it by the rules, or take it back', ({ assert }) => {
    const first = turn({ path: 'a', value: 1, by: 'model' }, { path: 'b', value: 2, by: 'model' })
    assert.deepEqual([...readByModel([first, turn({ path: 'a', value: 3 })])], [['b', 2]])
    assert.deepEqual(
      [...readByModel([first, turn({ path: 'b', value: null, by: 'model', op: 'remove' })])],
      [['a', 1]]
    )
  })
})
