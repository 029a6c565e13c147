import { test } from '@japa/runner'
import {
  approversOf,
  managersUpFrom,
  proposersOf,
  type Line,
} from '#modules/reviews/domain/line_of_approval'

/** Company > sales > Ghent; IT stands alone; audit and its parent make a circle that the database would refuse. */
const LINE: Line = new Map([
  ['company', { parentId: null, managers: ['chief'] }],
  ['sales', { parentId: 'company', managers: [] }],
  ['ghent', { parentId: 'sales', managers: ['ann', 'bob'] }],
  ['it', { parentId: null, managers: ['ira'] }],
  ['audit', { parentId: 'control', managers: ['ann'] }],
  ['control', { parentId: 'audit', managers: ['ann'] }],
])

test.group('The line of approval', () => {
  test('managers propose for their department; without any it is the administrators', ({
    assert,
  }) => {
    assert.deepEqual(proposersOf(LINE, 'ghent'), ['ann', 'bob'])
    assert.deepEqual(proposersOf(LINE, 'sales'), [])
    assert.deepEqual(proposersOf(LINE, null), [])
    assert.deepEqual(proposersOf(LINE, 'gone'), [])
  })

  test('the nearest department above with another manager approves; at the top the administrators', ({
    assert,
  }) => {
    assert.deepEqual(approversOf(LINE, 'ghent', ['ann']), ['chief'])
    assert.deepEqual(approversOf(LINE, 'ghent', ['chief']), [])
    assert.deepEqual(approversOf(LINE, 'company', ['chief']), [])
    assert.deepEqual(approversOf(LINE, 'it', ['ira']), [])
    assert.deepEqual(approversOf(LINE, null, ['ann']), [])
  })

  test('a circle ends, and nobody approves what they wrote or submitted', ({ assert }) => {
    assert.deepEqual(approversOf(LINE, 'audit', ['ann']), [])
    const two: Line = new Map([
      ...LINE,
      ['sales', { parentId: 'company', managers: ['ann', 'eve'] }],
    ])
    assert.deepEqual(approversOf(two, 'ghent', ['bob']), ['ann', 'eve'])
    assert.deepEqual(approversOf(two, 'ghent', ['bob', 'ann']), ['eve'])
    assert.deepEqual(approversOf(two, 'ghent', ['bob', 'ann', 'eve']), ['chief'])
  })

  test('who judges a department is everybody up from it', ({ assert }) => {
    assert.sameMembers([...managersUpFrom(LINE, 'ghent')], ['ann', 'bob', 'chief'])
  })
})
