import { test } from '@japa/runner'
import { gapOf, type Measured } from '#modules/reviews/domain/gap'

const some = (
  count: number,
  departmentId: string,
  gender: string | null,
  before: number,
  after = before
) =>
  Array.from({ length: count }, (): Measured => ({
    departmentId,
    department: departmentId,
    gender,
    before,
    after,
  }))

test.group('The gap between women and men in a review', () => {
  test('is the difference of means at full time, of the mean of men', ({ assert }) => {
    const { all, unknown } = gapOf([
      ...some(5, 'a', 'F', 3600, 3800),
      ...some(5, 'a', 'M', 4000),
      ...some(2, 'a', null, 9000),
      ...some(1, 'a', 'X', 9000),
    ])
    assert.deepInclude(all, { women: 5, men: 5 })
    assert.approximately(all.before!, 0.1, 1e-9)
    assert.approximately(all.after!, 0.05, 1e-9)
    assert.equal(unknown, 3)
  })

  test('a side of fewer than five is hidden', ({ assert }) => {
    const { all, departments } = gapOf([...some(4, 'a', 'F', 3000), ...some(20, 'a', 'M', 4000)])
    assert.deepInclude(all, { women: null, before: null, after: null })
    assert.deepInclude(departments[0]!, { women: null, before: null })
  })

  test('and so is what it could be computed from: a second cell goes with it', ({ assert }) => {
    const { all, departments } = gapOf([
      ...some(8, 'a', 'F', 3000),
      ...some(10, 'a', 'M', 3500),
      ...some(2, 'b', 'F', 5000),
      ...some(9, 'b', 'M', 5000),
    ])
    assert.deepInclude(all, { women: 10, men: 19 })
    const [a, b] = departments
    // All women less those of a would be the two of b.
    assert.deepInclude(a!, { department: 'a', women: null, before: null })
    assert.deepInclude(b!, { department: 'b', women: null, before: null })
    assert.equal(a!.men, 10)
  })

  test('nobody at all has no gap', ({ assert }) => {
    assert.deepInclude(gapOf([]).all, { women: null, men: null, before: null, after: null })
  })
})
