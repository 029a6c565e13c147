import { test } from '@japa/runner'
import { formatNiss, readNiss } from '#modules/shared/values/niss'

/** Computed, and agreed by two libraries of others (design page on signatures, A.4). */
const VALID = [
  ['42012205181', { isBis: false, birthDate: '1942-01-22', gender: 'M' }],
  ['93051822361', { isBis: false, birthDate: '1993-05-18', gender: 'M' }],
  ['00012556777', { isBis: false, birthDate: '2000-01-25', gender: 'M' }],
  ['04022900132', { isBis: false, birthDate: '2004-02-29', gender: 'M' }],
  ['04022900103', { isBis: false, birthDate: '1904-02-29', gender: 'M' }],
  ['93451822350', { isBis: true, birthDate: '1993-05-18', gender: 'M' }],
  ['93251822307', { isBis: true, birthDate: '1993-05-18', gender: null }],
  ['01411822359', { isBis: true, birthDate: '2001-01-18', gender: 'M' }],
  ['40000095579', { isBis: false, birthDate: null, gender: 'M' }],
  ['00000122367', { isBis: false, birthDate: null, gender: 'M' }],
  ['93400022370', { isBis: true, birthDate: null, gender: 'M' }],
] as const

/** The check digits that would be right. */
const withCheck = (nine: string) => nine + String(97 - (Number(nine) % 97)).padStart(2, '0')

test.group('National register numbers', () => {
  test('of both centuries, of the Crossroads Bank, of a birth that was not known: {$i}')
    .with([...VALID])
    .run(({ assert }, [digits, said]) => {
      assert.deepEqual(readNiss(digits), { digits, ...said })
    })

  test('wrong check digits, an impossible day or month, a sequence out of range: none', ({
    assert,
  }) => {
    for (const digits of ['93051822360', '12345678901', '93023122338'])
      assert.isNull(readNiss(digits), digits)
    for (const nine of [
      '930518000',
      '930518999',
      '931318223',
      '933318223',
      '935318223',
      '930532223',
    ])
      assert.isNull(readNiss(withCheck(nine)), nine)
    assert.isNotNull(readNiss(withCheck('930518998')))
    for (const text of ['', '9305182236', '930518223610', '93o51822361', 'BE93051822361'])
      assert.isNull(readNiss(text), text)
  })

  test('however it is written, its eleven digits, and back', ({ assert }) => {
    for (const text of ['93.05.18-223.61', '93 05 18 223 61', ' 930518/22361 ', '93.05.18–223.61'])
      assert.equal(readNiss(text)?.digits, '93051822361', text)
    assert.equal(formatNiss('93051822361'), '93.05.18-223.61')
  })
})
