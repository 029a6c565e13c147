import { test } from '@japa/runner'
import { unsoundField } from '#modules/shared/http/unsound_field'

test.group('A text that cannot be kept', () => {
  test('is named by its path, the first one in the order of the body', ({ assert }) => {
    const half = '\ud800'
    assert.equal(unsoundField({ a: 'x', b: { c: ['y', 'z\0'] }, d: half }), 'b.c.1')
    assert.equal(unsoundField({ a: `x${half}y` }), 'a')
    assert.equal(unsoundField({ a: { ['k\0']: 1 } }), 'a', 'a name that is none: where it stands')
    assert.isNull(unsoundField({ a: 'é 👍 \n\t', b: [1, null, true], c: undefined }))
  })

  test('also below any depth, without a stack to fill', ({ assert }) => {
    let deep: unknown = 'x\0'
    for (let i = 0; i < 100_000; i++) deep = [deep]
    assert.equal(unsoundField(deep)!.split('.').length, 100_000)
  })
})
