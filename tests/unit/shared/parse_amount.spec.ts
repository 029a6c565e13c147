import { test } from '@japa/runner'
import { formatAmount } from '#modules/shared/values/format'
import { parseAmount } from '#modules/shared/values/parse_amount'

test.group('Amounts as people type them', () => {
  test('"{0}" is {1}')
    .with([
      ['3000', 3000],
      ['3 000', 3000],
      ['3.000', 3000],
      ['3.000,50', 3000.5],
      ['3,000.50', 3000.5],
      ['3000,5', 3000.5],
      ['3000.55', 3000.55],
      ['€ 3\u202f000,55', 3000.55],
      ['1.234.567', 1234567],
      ['0,125', 0.13],
      [',5', 0.5],
      ['12,', 12],
      ['−12,5', -12.5],
    ] as [string, number][])
    .run(({ assert }, [text, amount]) => {
      assert.equal(parseAmount(text), amount)
    })

  test('what is no amount is refused', ({ assert }) => {
    for (const text of ['', 'abc', '12a', '--1', '1e9', 'NaN', ','])
      assert.isNull(parseAmount(text), text)
  })

  test('every amount read back is itself, in all three languages', ({ assert }) => {
    for (let cents = 0; cents < 2_000_000; cents += 7_919) {
      for (const locale of ['fr', 'nl', 'en'] as const)
        assert.equal(parseAmount(formatAmount(locale, cents / 100)), cents / 100)
    }
  })
})
