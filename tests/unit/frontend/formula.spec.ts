import { test } from '@japa/runner'
import { splitFormula } from '../../../frontend/lib/pay/formula.ts'

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
})
