import { test } from '@japa/runner'
import { splitFormula, withoutZeroTerms } from '../../../frontend/lib/pay/formula.ts'

test.group('Formula of a line', () => {
  test('names become places for figures, the rest stays', ({ assert }) => {
    assert.deepEqual(
      splitFormula(
        '− sousTotalBrut × onss.tauxPersonnel',
        new Set(['sousTotalBrut', 'onss.tauxPersonnel'])
      ),
      [
        { kind: 'text', text: '− ' },
        { kind: 'value', text: 'sousTotalBrut' },
        { kind: 'text', text: ' × ' },
        { kind: 'value', text: 'onss.tauxPersonnel' },
      ]
    )
  })

  test('functions stay and the few words are marked for translation', ({ assert }) => {
    const kinds = splitFormula('min(a, b), 0 above b', new Set(['a', 'b']))!.map(
      ({ kind, text }) => `${kind}:${text}`
    )
    assert.deepEqual(kinds, [
      'text:min',
      'text:(',
      'value:a',
      'text:, ',
      'value:b',
      'text:), 0 ',
      'word:above',
      'text: ',
      'value:b',
    ])
  })

  test('prose is not shown untranslated', ({ assert }) => {
    assert.isNull(
      splitFormula('− scale of the situation (sousTotalBrut)', new Set(['sousTotalBrut']))
    )
    assert.isNull(splitFormula('µ × βs', new Set()))
  })

  test('a sum is shown without the terms that are zero, and says which', ({ assert }) => {
    const shown = (formula: string, zeros: readonly string[]) => {
      const parts = splitFormula(formula, new Set(['a', 'b', 'c', 'd']))!
      const { parts: left, left: names } = withoutZeroTerms(parts, (name) => zeros.includes(name))
      return [left.map(({ text }) => text).join(''), ...names]
    }
    assert.deepEqual(shown('a + b − c + d', ['b', 'd']), ['a − c', 'b', 'd'])
    assert.deepEqual(shown('a − b − c', ['a']), ['− b − c', 'a'])
    assert.deepEqual(shown('− a + b', ['a']), ['b', 'a'])
    assert.deepEqual(shown('− a + b', ['b']), ['− a', 'b'])
  })

  test('what is no plain sum, or is zero as a whole, stays as it is', ({ assert }) => {
    for (const formula of ['min(a, b)', '12 × (a − b)', 'a × b', '2 × a + b', 'a', 'a + b']) {
      const parts = splitFormula(formula, new Set(['a', 'b']))!
      assert.deepEqual(
        withoutZeroTerms(parts, () => true),
        { parts, left: [] },
        formula
      )
    }
  })
})
