import { test } from '@japa/runner'
import { safeCell } from '#modules/shared/values/csv'

/** Each begins, for some spreadsheet, a formula. */
const FORMULAS = {
  'a plain sign': ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '=cmd|calc'],
  'a tab or a line end': ['\t=1', '\r=1', '\n=1', '\tplain', '\rplain'],
  'a full-width or small form': [
    '＝1+1',
    '＋1',
    '－1+1',
    '＠SUM(A1)',
    '﹦1',
    '﹢1',
    '﹣1+1',
    '﹫A1',
  ],
  'the real minus sign': ['−1+1'],
  'spaces in front': [' =1', '\u00a0=1', '\u3000=1', '\u2003＝1', '\u2028=1', '\u000b=1'],
  'invisible signs in front': [
    '\u200b=1+1',
    '\u200c=1',
    '\u200d+1+1',
    '\u2060=1',
    '\ufeff=1',
    '\u00ad=1',
    '\u202e=1',
    '\u0000=1',
    '\u001b@A1',
    '\u115f=1',
    '\u3164=1',
    '\u2800=1',
    '\u034f=1',
    '\u0301=1',
    '\ud800=1',
    '\u{e0041}=1',
    ' \u200b\u00a0 \u2060＝1',
  ],
}
const PLAIN = [
  '',
  ' ',
  '\u200b',
  'Comptable',
  "'=1",
  '1+1',
  'a=1',
  '-47',
  '-47,74',
  '-1.5',
  '"=1"',
  '« =1 »',
  '(=1)',
  '–',
  '&',
  '#N/A',
]

test.group('Cells of CSV files', () => {
  for (const [what, texts] of Object.entries(FORMULAS))
    test(`${what}: disarmed`, ({ assert }) => {
      for (const text of texts) assert.equal(safeCell(text), `'${text}`, JSON.stringify(text))
    })

  test('other texts, and numbers, stay as they are', ({ assert }) => {
    for (const text of PLAIN) assert.equal(safeCell(text), text)
    assert.equal(safeCell(null), '')
  })
})
