import { test } from '@japa/runner'
import { IBAN_MASK, masked, NISS_MASK } from '../../../frontend/lib/masked-text.ts'

test.group('A field that writes its own separators', () => {
  test('digits become a number while they are typed, and any spelling may be pasted', ({
    assert,
  }) => {
    let shown = { text: '', caret: 0 }
    for (const digit of '93051822361') {
      const text = shown.text + digit
      shown = masked(NISS_MASK, shown.text, { text, caret: text.length }, false)
    }
    assert.deepEqual(shown, { text: '93.05.18-223.61', caret: 15 })
    for (const text of ['93051822361', '93 05 18 223 61', '93.05.18-223.61 ', '93/05/18-223-61'])
      assert.equal(masked(NISS_MASK, '', { text, caret: text.length }, false).text, shown.text)
    const iban = 'be68539007547034'
    assert.deepEqual(masked(IBAN_MASK, '', { text: iban, caret: 16 }, false), {
      text: 'BE68 5390 0754 7034',
      caret: 19,
    })
  })

  test('the caret stays behind the same digit in the middle', ({ assert }) => {
    assert.deepEqual(masked(NISS_MASK, '93.18.2', { text: '9305.18.2', caret: 4 }, false), {
      text: '93.05.18-2',
      caret: 5,
    })
  })

  test('the backspace key passes over a separator and takes the sign before it', ({ assert }) => {
    assert.deepEqual(masked(NISS_MASK, '93.05', { text: '9305', caret: 2 }, true), {
      text: '90.5',
      caret: 1,
    })
    assert.deepEqual(masked(NISS_MASK, '93.0', { text: '93.', caret: 3 }, true), {
      text: '93',
      caret: 2,
    })
    assert.deepEqual(masked(IBAN_MASK, 'BE68 5', { text: 'BE68 ', caret: 5 }, true), {
      text: 'BE68',
      caret: 4,
    })
  })
})
