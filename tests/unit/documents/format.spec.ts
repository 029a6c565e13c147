import { test } from '@japa/runner'
import { brandColours } from '#modules/shared/documents/colour'
import { BRANDS } from '#tests/helpers/brands'
import { contrast, MIN_CONTRAST } from '../../../frontend/lib/accent.ts'
import { MISSING_SIGN, printableText } from '#modules/shared/documents/fonts'
import { formatAmount, formatDate, formatMoney, formatRate } from '#modules/shared/documents/format'

test.group('Amounts and dates on paper', () => {
  test('groups with what the language groups with, never with a thin space', ({ assert }) => {
    assert.equal(formatAmount('fr', 1234567.8), '1\u00a0234\u00a0567,80')
    assert.equal(formatAmount('nl', 1234567.8), '1.234.567,80')
    assert.equal(formatAmount('en', 1234567.8), '1,234,567.80')
    assert.equal(formatAmount('fr', 3000), '3\u00a0000,00')
  })

  test('writes a true minus, and none before zero', ({ assert }) => {
    for (const language of ['fr', 'nl', 'en'] as const) {
      assert.match(formatAmount(language, -392.1), /^\u2212392[.,]10$/)
      assert.match(formatAmount(language, -0), /^0[.,]00$/)
    }
  })

  test('places the euro sign as the language does', ({ assert }) => {
    assert.equal(formatMoney('fr', -2261.33), '\u22122\u00a0261,33\u00a0€')
    assert.equal(formatMoney('nl', -2261.33), '€\u00a0\u22122.261,33')
    assert.equal(formatMoney('en', -2261.33), '\u2212€2,261.33')
  })

  test('keeps every cent of an amount', ({ assert }) => {
    for (let cents = 0; cents < 100_000; cents += 7) {
      const digits = formatAmount('en', cents / 100).replace(/[,.]/g, '')
      assert.equal(Number(digits), cents)
    }
  })

  test('writes four decimals for an hourly salary and two to four for a rate', ({ assert }) => {
    assert.equal(formatAmount('fr', 18.2186, 4), '18,2186')
    assert.equal(formatRate('fr', 0.005), '0,50\u00a0%')
    assert.equal(formatRate('nl', 0.0125), '1,25%')
    assert.equal(formatRate('en', 0.013075), '1.3075%')
  })

  test('counts the first day of a month in French', ({ assert }) => {
    assert.equal(formatDate('fr', '2026-09-01'), '1er septembre 2026')
    assert.equal(formatDate('fr', '2026-09-11'), '11 septembre 2026')
    assert.equal(formatDate('nl', '2026-09-01'), '1 september 2026')
    assert.equal(formatDate('en', '2026-09-01'), '1 September 2026')
  })
})

test.group('Colours of a company', () => {
  test('keeps a colour that can be read and darkens one that cannot', ({ assert }) => {
    assert.deepEqual(brandColours('#0F766E'), { colour: '#0f766e', ink: '#0f766e' })
    const yellow = brandColours('#ff0')
    assert.equal(yellow.colour, '#ffff00')
    assert.notEqual(yellow.ink, yellow.colour)
    assert.deepEqual(brandColours('#ffffff').colour, '#ffffff')
  })

  test('reads on white, and white on it, in the twelve most usual colours, on paper and in mails', ({
    assert,
  }) => {
    for (const brand of BRANDS)
      assert.isAtLeast(contrast(brandColours(brand).ink, '#ffffff'), MIN_CONTRAST, brand)
  })

  test('does not lose a document to a bad stored colour', ({ assert }) => {
    for (const bad of [null, undefined, '', 'red', '#12', 'url(x)'])
      assert.equal(brandColours(bad).colour, '#334155')
  })
})

test.group('Printable text', () => {
  test('composes letters, drops control and direction signs, shows what is missing', ({
    assert,
  }) => {
    assert.equal(printableText('e\u0301te\u0301\u0000\n\tla\u202e\u200d'), 'été la')
    assert.equal(printableText('x京'), `x${MISSING_SIGN}`)
  })

  test('leaves emoji out with their space; says what the font can say of them, and fancy letters plainly', ({
    assert,
  }) => {
    for (const [text, printed] of [
      ['Bienvenue 🎉 !', 'Bienvenue !'],
      ['🎉🎊 Bravo 👩🏽‍💻, Zoë 🇧🇪', 'Bravo, Zoë '],
      ['Budget 1️⃣ : ✅ vélo ❌ voiture ➡️ train ❤️', 'Budget 1 : ✓ vélo ✗ voiture → train ❤'],
      ['𝗕𝗼𝗻𝘂𝘀 ①', 'Bonus 1'],
      ['🦊', ''],
    ] as const)
      assert.equal(printableText(text), printed)
  })

  test('gives long words places to break and leaves ours and identifiers in one piece', ({
    assert,
  }) => {
    for (const whole of [
      'Arbeidsongevallenverzekering',
      '01990000-0000-7000-8000-0000000000aa',
      '1\u00a0234\u00a0567,80',
    ]) {
      assert.equal(printableText(whole), whole)
    }
    const pieces = printableText('a'.repeat(3000)).split('\u200b')
    assert.isAtMost(Math.max(...pieces.map((piece) => piece.length)), 10)
    assert.lengthOf(pieces.join(''), 3000)
  })
})
