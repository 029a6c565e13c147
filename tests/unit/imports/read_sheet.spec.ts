import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import { FileRefused } from '#modules/imports/domain/sheet_table'
import { readSheet } from '#modules/imports/files/read_sheet'
import { csvOf, inWindows1252, workbook } from '#tests/helpers/list_files'

const refusedAs = async (bytes: Uint8Array) => {
  try {
    await readSheet(bytes)
    return 'read'
  } catch (error) {
    if (error instanceof FileRefused) return error.fault
    throw error
  }
}

test.group('Reading a list', () => {
  test('encoding, separator and the line of titles are guessed, and can be said', async ({
    assert,
  }) => {
    const rows = [
      ['Liste du personnel'],
      [],
      ['Matricule', 'Nom', 'Prénom', 'Localité'],
      ['00042', 'Lefèvre', 'Zoë', 'Liège; centre'],
    ]
    const quoted = csvOf(rows).replace('Liège; centre', '"Liège; centre"')
    for (const [bytes, encoding] of [
      [Buffer.from(quoted), 'utf-8'],
      [Buffer.from(`\ufeff${quoted}`), 'utf-8'],
      [inWindows1252(quoted), 'windows-1252'],
      [Buffer.from(`\ufeff${quoted}`, 'utf16le'), 'utf-16le'],
    ] as const) {
      const { reading, header, rows: read } = await readSheet(bytes)
      assert.deepInclude(reading, { format: 'csv', encoding, separator: ';', headerRow: 3 })
      assert.deepEqual(header, ['Matricule', 'Nom', 'Prénom', 'Localité'])
      assert.deepEqual(read, [{ line: 4, cells: ['00042', 'Lefèvre', 'Zoë', 'Liège; centre'] }])
    }
    for (const separator of [',', '\t', '|'] as const) {
      const { reading } = await readSheet(Buffer.from(csvOf(rows.slice(2), separator)))
      assert.equal(reading.separator, separator)
    }
    const said = await readSheet(inWindows1252(quoted), { encoding: 'windows-1252', headerRow: 4 }).catch(
      (error: FileRefused) => error.fault
    )
    assert.equal(said, 'empty')
  })

  test('a decimal comma parts no cells', async ({ assert }) => {
    const { header, rows } = await readSheet(Buffer.from('Nom;Brut\r\nMaes;1.234,56\r\nClaes;3,5\r\n'))
    assert.deepEqual(header, ['Nom', 'Brut'])
    assert.deepEqual(rows[0]!.cells, ['Maes', '1.234,56'])
  })

  test('a workbook: texts, days of 1900 and 1904, zeros in front, formulas and errors marked, hidden sheets left out', async ({
    assert,
  }) => {
    const rows = [
      ['Naam', 'Geboren', 'Nummer', 'Kinderen', 'Loon', 'Fout', 'Gehuwd'],
      ['Zoë & Co', { day: 36526 }, { zeros: 42 }, 2, { formula: '1+1', value: 2 }, { error: '#N/A' }, true],
    ] as const
    const book = workbook(rows, {
      hidden: ['Oud'],
      others: { Oud: [['x'], ['y']], Extra: [['a', 'b'], ['c', 'd']] },
    })
    const { reading, rows: read } = await readSheet(book, { sheet: 'Personnel' })
    assert.deepEqual(reading.sheets, ['Extra', 'Personnel'])
    assert.equal(reading.sheet, 'Personnel')
    assert.deepEqual(read, [
      {
        line: 2,
        cells: ['Zoë & Co', '2000-01-01', '00042', 2, 2, '#N/A', true],
        faults: { 4: 'formula', 5: 'error' },
      },
    ])
    const mac = await readSheet(workbook(rows, { is1904: true }))
    assert.equal(mac.rows[0]!.cells[1], '2004-01-02')
  })

  test('reading twice is reading the same', async ({ assert }) => {
    const book = workbook([['Nom'], ['Maes']])
    assert.deepEqual(await readSheet(book), await readSheet(book))
  })

  test('what no list is, is refused by name', async ({ assert }) => {
    const good = workbook([['Nom', 'Prénom'], ['Maes', 'Noor']])
    assert.equal(await refusedAs(Buffer.alloc(0)), 'empty')
    assert.equal(await refusedAs(Buffer.from('Nom;Prénom\r\n')), 'empty')
    assert.equal(await refusedAs(Buffer.from('%PDF-1.7 …')), 'unreadable')
    assert.equal(await refusedAs(Buffer.from('a\0b\0\0\0;c\n')), 'unreadable')
    assert.equal(await refusedAs(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])), 'old')
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    assert.equal(await refusedAs(locked), 'locked')
    assert.equal(await refusedAs(good.subarray(0, good.length - 200)), 'cut')
    assert.equal(await refusedAs(Buffer.from('Nom;Prénom\r\nMaes;"Noor')), 'cut')
    assert.equal(await refusedAs(Buffer.from('a;b;c\r\n1;2;3\r\n4;5;6\r\n7;8')), 'cut')
    assert.equal(await refusedAs(Buffer.from(zipSync({ 'a.txt': strToU8('x') }))), 'unreadable')
    assert.equal(await refusedAs(Buffer.from(`${'a;'.repeat(200)}b\r\n${'1;'.repeat(200)}2\r\n`)), 'tooManyColumns')
  })

  test('entities are refused, and so is what unpacks to a hundred times its size', async ({
    assert,
  }) => {
    const entities = workbook([['Nom']], {
      sheetXml: `<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row></sheetData></worksheet>`,
    })
    assert.equal(await refusedAs(entities), 'entities')
    const bomb = workbook([['Nom']], {
      sheetXml: `<worksheet><sheetData>${' '.repeat(12_000_000)}</sheetData></worksheet>`,
    })
    assert.isBelow(bomb.length, 20_000)
    assert.equal(await refusedAs(bomb), 'bomb')
  })
})
