import { test } from '@japa/runner'
import { shownText } from '#modules/templates/documents/shown_text'
import { parseMarkup } from '#modules/templates/domain/markup'

const PAY = [{ label: 'Brutoloon', value: '3.000,00 €/maand' }]
const shown = (text: string, payRows = PAY) =>
  shownText(parseMarkup(text).blocks, { language: 'nl', payRows }).map(({ kind, label, rows }) => [
    kind,
    label,
    rows,
  ])

test.group('A text as it is read without its pages', () => {
  test('has the numbers of its articles and its pay in its own language', ({ assert }) => {
    assert.deepEqual(shown('§ Loon\n\na\n\n{{payTable}}\n\n§ Plaats'), [
      ['article', 'Artikel 1 – ', undefined],
      ['paragraph', undefined, undefined],
      ['payTable', 'Loon en voordelen', PAY],
      ['article', 'Artikel 2 – ', undefined],
    ])
  })

  test('has no pay table where there is no pay, as on paper', ({ assert }) => {
    assert.deepEqual(shown('a\n\n{{payTable}}', []), [['paragraph', undefined, undefined]])
  })
})
