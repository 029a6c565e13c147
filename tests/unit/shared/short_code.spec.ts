import { test } from '@japa/runner'
import { shortCodeOf } from '#modules/shared/values/short_code'

test.group('The six digits of a code', () => {
  test('are the same in a message that is sent again, and other ones for every row', ({
    assert,
  }) => {
    const rows = Array.from({ length: 2_000 }, (_, number) => `row-${number}`)
    const codes = rows.map(shortCodeOf)
    assert.deepEqual(rows.map(shortCodeOf), codes)
    assert.isAbove(new Set(codes).size, 1_980)
    for (const code of codes) assert.match(code, /^\d{6}$/)
    assert.isTrue(codes.some((code) => code.startsWith('0')))
  })
})
