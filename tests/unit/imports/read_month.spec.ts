import { test } from '@japa/runner'
import { isReadAs } from '#modules/imports/domain/each_column'
import { readAmountCell } from '#modules/imports/domain/read_amount'
import { readMonthCell } from '#modules/imports/domain/read_month'

const MONTHS: [string, string | null][] = [
  ['2026-10', '2026-10'],
  ['2026/1', '2026-01'],
  ['202610', '2026-10'],
  ['10/2026', '2026-10'],
  ['1.2026', '2026-01'],
  ['31/10/2026', '2026-10'],
  ['2026-10-31', '2026-10'],
  ['octobre 2026', '2026-10'],
  ['Okt. 2026', '2026-10'],
  ['Août 2026', '2026-08'],
  ['maart 2026', '2026-03'],
  ['juil 2026', '2026-07'],
  ['jui 2026', null],
  ['ma 2026', null],
  ['13/2026', null],
  ['00/2026', null],
  ['2026', null],
  ['october', null],
  ['31/02/2026', null],
  ['9999-12', null],
  ['', null],
]

test.group('A month of a file', () => {
  test('is read as people and programs write it, and refused where it could be two', ({ assert }) => {
    for (const [typed, month] of MONTHS) assert.equal(readMonthCell(typed, 'DMY'), month, typed)
  })
})

test.group('An amount of a payslip', () => {
  test('may have its sign behind it', ({ assert }) => {
    assert.equal(readAmountCell('1.234,56-', ','), -1234.56)
    assert.equal(readAmountCell('- 1,00', ','), -1)
    assert.equal(readAmountCell('--1,00', ','), 'amount')
    assert.equal(readAmountCell('-1,00-', ','), 'amount')
    assert.equal(readAmountCell('-', ','), 'amount')
  })

  test('makes a column one of amounts where half of its cells are some', ({ assert }) => {
    const of = (...cells: (string | number | null)[]) =>
      isReadAs(
        {
          reading: { format: 'csv', encoding: null, separator: null, sheet: null, sheets: [], headerRow: 1 },
          header: ['x'],
          rows: cells.map((cell, at) => ({ line: at + 2, cells: [cell] })),
        },
        0,
        'signed',
        undefined
      )
    assert.isTrue(of('1,00', '2,00', 'oups'))
    assert.isTrue(of('1.50', null, ''))
    assert.isFalse(of('Ventes', '2,00', 'Achats'))
    assert.isFalse(of(null, ''))
    assert.isFalse(of('31/10/2026'))
  })
})
