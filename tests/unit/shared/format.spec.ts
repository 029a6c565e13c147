import { test } from '@japa/runner'
import {
  formatAmount,
  formatDay,
  formatDifference,
  formatEuros,
  formatFileSize,
  formatMoment,
  formatMonth,
  formatNumber,
  formatPercent,
} from '#modules/shared/values/format'

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

  test('a moment is the hour of Belgium, wherever its reader is', ({ assert }) => {
    const moment = '2026-12-01T13:05:00Z'
    assert.equal(formatMoment('fr', moment), '1er décembre 2026 à 14:05')
    assert.equal(formatMoment('nl', moment), '1 december 2026 om 14:05')
    assert.equal(formatMoment('en', Date.parse('2026-07-01T13:05:00Z')), '1 July 2026 at 15:05')
  })

  test('a month stands alone or with its year', ({ assert }) => {
    assert.equal(formatMonth('nl', '2026-09-01', 'narrow'), 'S')
    assert.equal(formatMonth('fr', '2026-09-30', 'long', 'numeric'), 'septembre 2026')
    assert.equal(formatMonth('en', '2026-09-01', 'short', '2-digit'), 'Sept 26')
  })

  test('a file has at least a kilobyte, and its size two or three digits', ({ assert }) => {
    assert.equal(plain(formatFileSize('fr', 12)), '1 ko')
    assert.equal(plain(formatFileSize('nl', 340_400)), '340 kB')
    assert.equal(plain(formatFileSize('en', 2_140_000)), '2.1 MB')
  })

  test('a number has no more decimals than it is given', ({ assert }) => {
    assert.equal(formatNumber('en', 14_202), '14,202')
    assert.equal(formatNumber('en', 4.25, 1), '4.3')
    assert.equal(formatNumber('en', 4, 1), '4')
  })
})
