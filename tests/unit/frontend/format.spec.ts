import { test } from '@japa/runner'
import {
  formatAmount,
  formatDay,
  formatDifference,
  formatEuros,
  formatPercent,
  parseAmount,
} from '../../../frontend/lib/format.ts'

/** Spaces of several widths separate thousands; their kind is the browser's matter. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test.group('Amounts as Belgium writes them', () => {
  test('French, Dutch and English each write their own way, with a true minus', ({ assert }) => {
    assert.equal(plain(formatEuros('fr', -2261.33)), '−2 261,33 €')
    assert.equal(plain(formatEuros('nl', -2261.33)), '€ −2.261,33')
    assert.equal(plain(formatEuros('en', -2261.33)), '−€2,261.33')
    assert.equal(plain(formatEuros('en', 3400)), '€3,400.00')
    assert.equal(plain(formatAmount('en', 2261.33)), '2,261.33')
    assert.equal(plain(formatAmount('fr', 3000)), '3 000,00')
    assert.equal(plain(formatAmount('nl', 3000, 0)), '3.000')
  })

  test('zero has no sign, whatever it was rounded from', ({ assert }) => {
    assert.equal(formatAmount('fr', -0), '0,00')
    assert.equal(formatAmount('fr', -0.4, 0), '0')
  })

  test('a difference always carries its sign', ({ assert }) => {
    assert.equal(plain(formatDifference('fr', 31)), '+31 €')
    assert.equal(plain(formatDifference('fr', -31)), '−31 €')
  })

  test('a rate of the law keeps its decimals', ({ assert }) => {
    assert.equal(plain(formatPercent('fr', 0.1307)), '13,07 %')
  })

  test('a day is a day in every time zone, and the first is an ordinal in French', ({ assert }) => {
    assert.equal(formatDay('fr', '2026-09-01'), '1er septembre 2026')
    assert.equal(formatDay('nl', '2026-09-01'), '1 september 2026')
  })
})

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
