import { test } from '@japa/runner'
import { percentsOf, withPercent } from '../../../frontend/features/new-year/percents.ts'

test.group('What is supposed of an index, in an address', () => {
  test('each committee once, to four decimals, and gone when it is emptied', ({ assert }) => {
    const one = withPercent(undefined, 'BECP200', 3.8)
    assert.equal(one, 'BECP200:3.8')
    const two = withPercent(one, 'BECP302', 3.912_34)
    assert.equal(two, 'BECP200:3.8;BECP302:3.9123')
    assert.equal(withPercent(two, 'BECP200', 4), 'BECP200:4;BECP302:3.9123')
    assert.equal(withPercent(two, 'BECP200', null), 'BECP302:3.9123')
    assert.isUndefined(withPercent(one, 'BECP200', null))
    assert.equal(withPercent(undefined, 'BECP200', 1000), 'BECP200:99')
  })

  test('what makes no sense there is left out', ({ assert }) => {
    assert.deepEqual([...percentsOf('BECP200:3.8;:4;BECP302;BECP302:x')], [['BECP200', 3.8]])
    assert.isEmpty(percentsOf(undefined))
  })
})
