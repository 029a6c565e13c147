import { test } from '@japa/runner'
import { parseCsv, writeCsv } from '../../../frontend/lib/csv.ts'

test.group('CSV files', () => {
  test('are read with the separator of their first line, quotes, line ends of any kind, and a mark in front', ({
    assert,
  }) => {
    const expected = [
      ['Description', 'Prix'],
      ['Tesla; "3"', '45.000,50'],
      ['deux\nlignes', '007'],
    ]
    assert.deepEqual(
      parseCsv('\ufeffDescription;Prix\r\n"Tesla; ""3""";45.000,50\r\n"deux\nlignes";007\r\n'),
      expected
    )
    assert.deepEqual(parseCsv('a,b\n1,"2,5"'), [
      ['a', 'b'],
      ['1', '2,5'],
    ])
    assert.deepEqual(parseCsv('a\tb;c\td\n1\t2\t3'), [
      ['a', 'b;c', 'd'],
      ['1', '2', '3'],
    ])
    assert.deepEqual(parseCsv(''), [])
  })

  test('go out and come back the same, and no text is one that a spreadsheet runs', ({
    assert,
  }) => {
    const rows = [
      ['Description', 'Net'],
      ['=1+1', '-47,74'],
      ['+32 2 123', '@home'],
      ['＝1+1', '\u200b=1'],
      ['"a";b', '007'],
      ['deux\r\nlignes', ''],
    ]
    const written = writeCsv(rows)
    assert.include(written, "'=1+1;-47,74")
    assert.include(written, "'+32 2 123;'@home")
    assert.include(written, "'＝1+1;'\u200b=1")
    assert.deepEqual(parseCsv(written), rows)
  })
})
