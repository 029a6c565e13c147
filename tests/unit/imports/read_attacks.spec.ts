import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import { FileRefused } from '#modules/imports/domain/sheet_table'
import { readSheet } from '#modules/imports/files/read_sheet'
import { workbook } from '#tests/helpers/list_files'

const refusedAs = async (bytes: Uint8Array) => {
  try {
    await readSheet(bytes)
    return 'read'
  } catch (error) {
    if (error instanceof FileRefused) return error.fault
    throw error
  }
}
const sheet = (rows: string) => workbook([['x']], { sheetXml: `<worksheet><sheetData>${rows}</sheetData></worksheet>` })
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const TITLES = `<row r="1">${inline('A1', 'Nom')}${inline('B1', 'Prénom')}</row>`

test.group('Reading what no program writes', () => {
  test('rows that are out of order, cells of no column and texts that are not there are not lost in silence', async ({
    assert,
  }) => {
    for (const row of ['r="1"', 'r="0"', 'r="x"', 'r="1.5"', 'r="99999999"'])
      assert.equal(await refusedAs(sheet(`${TITLES}<row ${row}>${inline('A1', 'Maes')}</row>`)), 'unreadable', row)
    for (const at of ['1', 'ZZZZZZZZ1', '!', 'A'])
      assert.equal(await refusedAs(sheet(`${TITLES}<row r="2">${inline(at, 'Maes')}</row>`)), 'unreadable', at)
    const lower = await readSheet(sheet(`${TITLES}<row r="2">${inline('b2', 'Noor')}</row>`))
    assert.deepEqual(lower.rows[0]!.cells, [null, 'Noor'])
    const missing = await readSheet(sheet(`${TITLES}<row r="2">${inline('A2', 'Maes')}<c r="B2" t="s"><v>99</v></c></row>`))
    assert.deepEqual(missing.rows[0]!.faults, { 1: 'error' })
  })

  test('cells that are styled and empty take neither time nor columns; a full one far right is refused', async ({
    assert,
  }) => {
    const empty = Array.from({ length: 200_000 }, (_, at) => `<row r="${at + 2}"><c r="XFD${at + 2}" s="1"/></row>`)
    const start = performance.now()
    const read = await readSheet(sheet(`${TITLES}<row r="1000001"><c r="A1000001" t="inlineStr"><is><t>Maes</t></is></c><c r="XFD1000001"/></row>`))
    assert.lengthOf(read.rows, 1)
    assert.equal(await refusedAs(sheet(TITLES + empty.join(''))), 'empty')
    assert.isBelow(performance.now() - start, 20_000)
    assert.equal(await refusedAs(sheet(`${TITLES}<row r="2">${inline('XFD2', 'x')}</row>`)), 'tooManyColumns')
    assert.equal(await refusedAs(sheet(`${TITLES}<row r="2"><c r="XFD2"><f>A1</f></c></row>`)), 'tooManyColumns')
  })

  test('a directory that points nowhere, relations without a target, a locked part, a bomb of texts', async ({
    assert,
  }) => {
    const good = workbook([['Nom'], ['Maes']])
    const end = good.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
    const nowhere = Buffer.from(good)
    nowhere.writeUInt32LE(good.length * 2, end + 16)
    assert.equal(await refusedAs(nowhere), 'unreadable')
    const many = Buffer.from(good)
    many.writeUInt16LE(9_999, end + 10)
    assert.equal(await refusedAs(many), 'unreadable')
    const locked = Buffer.from(good)
    let heading = good.indexOf('PK\u0001\u0002', 0, 'latin1')
    while (heading >= 0) {
      locked.writeUInt16LE(1, heading + 8)
      heading = good.indexOf('PK\u0001\u0002', heading + 4, 'latin1')
    }
    assert.equal(await refusedAs(locked), 'locked')
    const parts = {
      'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet r:id="1"/><sheet name="a" r:id="2"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="1"/><Relationship Id="2" Target="../../etc/x"/></Relationships>'),
    }
    assert.equal(await refusedAs(zipSync(parts)), 'unreadable')
    const texts = zipSync({
      'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="a" r:id="1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="1" Target="s.xml"/></Relationships>'),
      'xl/sharedStrings.xml': strToU8(`<sst>${'<si/>'.repeat(2_000_000)}</sst>`),
      'xl/s.xml': strToU8('<worksheet/>'),
    })
    assert.equal(await refusedAs(texts), 'bomb')
    for (const xml of ['<worksheet><sheetData>', '<worksheet></sheet>', '<worksheet><row r="1"><c t="str"><v>&nbsp;</v></c></row></worksheet>'])
      assert.equal(await refusedAs(workbook([['x']], { sheetXml: xml })), 'unreadable', xml)
  })

  test('a workbook that another program wrote: parts in other letters, absolute targets, sizes in 64 bits after the part', async ({
    assert,
  }) => {
    const parts = {
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<x:workbook xmlns:x="m" xmlns:d="r"><x:sheets><x:sheet name="Lijst" d:id="R1"/></x:sheets></x:workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="R1" Target="/xl/worksheets/Sheet.xml"/></Relationships>'),
      'xl/SharedStrings.xml': strToU8('<sst><si><r><t>Na</t></r><r><t>am</t></r><rPh><t>x</t></rPh></si><si><t>Ma_x000D_es</t></si></sst>'),
      'xl/worksheets/sheet.xml': strToU8('<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row><x:row><x:c t="s"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>'),
    }
    const { reading, header, rows } = await readSheet(zipSync(parts))
    assert.equal(reading.sheet, 'Lijst')
    assert.deepEqual([header, rows], [['Naam'], [{ line: 2, cells: ['Maes'] }]])
    const stored = await readSheet(zipSync(parts, { level: 0 }))
    assert.deepEqual(stored.header, ['Naam'])
  })

  test('the first days of a calendar, of 1900 and of 1904', async ({ assert }) => {
    const rows = [['Nom', 'Geboren'], ...[1, 59, 60, 61, 0.5].map((day, at) => [`p${at}`, { day }])] as const
    const days = async (is1904: boolean) =>
      (await readSheet(workbook(rows as never, { is1904 }))).rows.map(({ cells }) => cells[1])
    assert.deepEqual(await days(false), ['1900-01-01', '1900-02-28', 60, '1900-03-01', 0.5])
    assert.deepEqual(await days(true), ['1904-01-02', '1904-02-29', '1904-03-01', '1904-03-02', '1904-01-01'])
  })

  test('marks at the beginning, titles that begin as a packed file, pages of the web, texts that are too wide', async ({
    assert,
  }) => {
    const text = 'PK nr;Nom\r\n1;Lefèvre\r\n'
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff\ufeff${text}`),
      Buffer.from(text, 'latin1'),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text, 'latin1')]),
      Buffer.from(text, 'utf16le'),
    ]) {
      const { header, rows } = await readSheet(bytes)
      assert.deepEqual([header, rows[0]!.cells], [['PK nr', 'Nom'], ['1', 'Lefèvre']])
    }
    const bigEndian = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
    assert.equal(await refusedAs(bigEndian), 'unreadable')
    assert.equal(await refusedAs(Buffer.from('\ufeff<html><table><tr><td>Nom</td></tr></table></html>')), 'unreadable')
    assert.equal(await refusedAs(Buffer.from('Nom\n' + ';'.repeat(1_000_000))), 'tooManyColumns')
    assert.equal(await refusedAs(Buffer.from(`Nom;Prénom\n"${'a;b\n'.repeat(500_000)}`)), 'cut')
    const wide = await readSheet(Buffer.from(`Nom;Prénom${';'.repeat(900)}\nMaes;Noor${';'.repeat(900)}\n`))
    assert.deepEqual(wide.rows[0]!.cells.slice(0, 2), ['Maes', 'Noor'])
    const start = performance.now()
    const title = await readSheet(Buffer.from(`${'naam van de '.repeat(500_000)};Nom\nx;Maes\n`))
    assert.isAtMost(title.header[0]!.length, 200)
    assert.isBelow(performance.now() - start, 20_000)
  })

  test('letters that are half of one, and lone ones, are read as what they are not', async ({
    assert,
  }) => {
    const half = Buffer.from('Nom;Prénom\r\nMa\ud800es;Noor\r\n', 'utf16le')
    const { rows } = await readSheet(Buffer.concat([Buffer.from([0xff, 0xfe]), half]))
    assert.equal(rows[0]!.cells[0], 'Ma\ufffdes')
  })
})
