import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { encoded, writable } from '#modules/payroll/domain/encoded_text'
import { printOf } from '#modules/payroll/domain/file_print'
import { payrollBytes } from '#modules/payroll/domain/payroll_bytes'
import {
  DAY_FORMATS,
  fileNameOf,
  unready,
  type LayoutColumn,
  type PayrollLayout,
} from '#modules/payroll/domain/payroll_layout'
import type { PayrollLine } from '#modules/payroll/domain/payroll_line'
import { PayrollReport, writtenRows } from '#modules/payroll/domain/payroll_report'
import { writtenDay, writtenValue } from '#modules/payroll/domain/payroll_rows'
import { publicHolidays } from '#modules/compute/pure'
import { plannedDays } from '#modules/payroll/domain/planned_days'
import {
  GENERIC_CSV,
  SHIPPED_PROFILES,
  shippedProfile,
} from '#modules/payroll/domain/shipped_profiles'
import { createPayrollProfileValidator } from '#modules/payroll/http/validators'
import { klx1 } from '#tests/helpers/payroll_profiles'

const line = (more: Partial<PayrollLine> = {}): PayrollLine => ({
  workerId: '0198b1c2-0000-7000-8000-000000000001',
  employeeNumber: '11',
  lastName: 'Maes',
  firstName: 'Noor',
  kind: 'PAY',
  element: 'salaireBrut',
  validFrom: '2026-12-01',
  validUntil: null,
  unit: null,
  before: null,
  after: 3210.5,
  ...more,
})
const hours = (more: Partial<PayrollLine> = {}) =>
  line({ kind: 'TIME', element: 'plannedTime', validUntil: '2026-12-31', after: 38, ...more })

async function written(layout: PayrollLayout, lines: readonly PayrollLine[]) {
  async function* batches() {
    for (const each of lines) yield [each]
  }
  const report = new PayrollReport({ lines: 5, rows: 5 })
  const chunks: Uint8Array[] = []
  for await (const chunk of payrollBytes(layout, writtenRows(layout, batches(), report)))
    chunks.push(chunk)
  return { bytes: Buffer.concat(chunks), report }
}
const textOf = async (layout: PayrollLayout, lines: readonly PayrollLine[]) =>
  (await written(layout, lines)).bytes.toString()
const column = (more: Partial<LayoutColumn>): LayoutColumn => ({
  ...GENERIC_CSV.layout.columns[7]!,
  ...more,
})
const codes = (warnings: PayrollReport['warnings']) => warnings.map(({ code }) => code)

test.group('A file for payroll', () => {
  test('the generic CSV: columns in no language, decimal comma, a mark for spreadsheets, formulas disarmed', async ({
    assert,
  }) => {
    const text = await textOf(GENERIC_CSV.layout, [
      line({ firstName: '=Noor', before: 3000, after: 3210.5 }),
      line({ element: 'addressCity', after: 'Liège; centre' }),
      line({ element: 'canFlex', before: true, after: null }),
      line({ element: 'adjusted', after: -5.5 }),
    ])
    const who = (first: string) => `11;Maes;${first};0198b1c2-0000-7000-8000-000000000001;`
    assert.equal(
      text,
      '\ufeffemployee_number;last_name;first_name;worker_id;element;valid_from;previous;value\r\n' +
        `${who("'=Noor")}salaireBrut;2026-12-01;3000;3210,5\r\n` +
        `${who('Noor')}addressCity;2026-12-01;;"Liège; centre"\r\n` +
        `${who('Noor')}canFlex;2026-12-01;true;\r\n` +
        `${who('Noor')}adjusted;2026-12-01;;-5,5\r\n`
    )
  })

  test('the generic workbook has the same cells, as texts that nothing runs, and the same bytes each time', async ({
    assert,
  }) => {
    const { layout } = shippedProfile('generic-xlsx')!
    const lines = [line({ firstName: '=1+1' })]
    const { bytes } = await written(layout, lines)
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
    assert.include(sheet, '<t xml:space="preserve">=1+1</t>')
    assert.include(sheet, '<t xml:space="preserve">3210,5</t>')
    assert.notInclude(sheet, '<f>')
    assert.deepEqual((await written(layout, lines)).bytes, bytes)
  })

  test('Acerta KLX1: 53 signs a row, at the positions that were told', async ({ assert }) => {
    const { bytes, report } = await written(klx1(), [
      hours({ validFrom: '2024-10-28', validUntil: '2024-10-28', after: 40 }),
      hours({ employeeNumber: '123456', after: 21.25 }),
    ])
    const rows = bytes.toString('latin1').split('\r\n')
    assert.equal(rows.pop(), '')
    assert.equal(rows[0], 'KLX1999999911                  28/10/2024  0100   800')
    // December 2026: 23 days from Monday to Friday, one of them Christmas.
    assert.lengthOf(rows, 1 + 22)
    assert.equal(report.rows, 23)
    for (const row of rows) assert.lengthOf(row, 53)
    assert.equal(rows[1], 'KLX19999999123456              01/12/2026  0100   425')
    assert.notInclude(bytes.toString(), '25/12/2026')
  })

  test('as shipped it is not ready: its numbers are for the customer to fill in', ({ assert }) => {
    assert.equal(unready(shippedProfile('acerta-klx1')!.layout), 'TEXTS')
    assert.isNull(unready(klx1()))
    assert.isNull(unready(GENERIC_CSV.layout))
    const fixed = { ...GENERIC_CSV.layout, format: 'FIXED' as const }
    assert.equal(unready(fixed), 'WIDTHS')
  })

  test('what cannot be written is left out, and said: no number, no code, no hours, too long', async ({
    assert,
  }) => {
    const { report, bytes } = await written(klx1(), [
      hours({ employeeNumber: null }),
      hours({ after: null }),
      hours({ employeeNumber: '1'.repeat(21) }),
      hours({ after: 600 }),
    ])
    assert.equal(bytes.length, 0)
    assert.deepEqual(
      report.leftOut.map(({ nth, reason }) => `${nth} ${reason}`),
      ['1 NO_EMPLOYEE_NUMBER', '2 NO_VALUE', '3 TOO_LONG', '4 TOO_LONG']
    )
    const tooLong = report.warnings.find(({ code }) => code === 'TOO_LONG')!
    assert.deepEqual(tooLong.columns, ['employee_number', 'quantity'])
    const uncoded = { ...klx1(), codes: [] }
    const none = await written(uncoded, [hours()])
    assert.deepEqual(codes(none.report.warnings), ['NO_CODE'])
    assert.deepEqual(none.report.warnings[0]!.elements, ['plannedTime'])
    assert.deepEqual(none.report.warnings[0]!.workers, [
      { id: line().workerId, displayName: 'Noor Maes' },
    ])
  })

  test('elements by the codes of payroll; one that is never sent is nowhere, one without a code by name or left out', async ({
    assert,
  }) => {
    const layout: PayrollLayout = {
      ...GENERIC_CSV.layout,
      titles: false,
      byteOrderMark: false,
      columns: [column({ source: 'CODE' }), column({ source: 'VALUE' })],
      codes: [
        { element: 'salaireBrut', code: '0100', send: 'ONCE' },
        { element: 'addressCity', code: '', send: 'NEVER' },
      ],
    }
    const lines = [
      line(),
      line({ element: 'addressCity', after: 'Gent' }),
      line({ element: 'regimeNumerateur', after: 38 }),
    ]
    assert.equal(await textOf(layout, lines), '0100;3210,5\r\nregimeNumerateur;38\r\n')
    const units = { ...layout, columns: [column({ source: 'VALUE' }), column({ source: 'UNIT' })] }
    const hoursOf = line({ kind: 'ELEMENT', element: 'H150', after: 8.5, unit: 'HOURS' })
    assert.equal(await textOf(units, [hoursOf, line()]), '8,5;HOURS\r\n3210,5;\r\n')
    const strict = await written({ ...layout, uncoded: 'LEFT_OUT' }, lines)
    assert.equal(strict.bytes.toString(), '0100;3210,5\r\n')
    assert.deepEqual(strict.report.leftOut, [{ nth: 3, reason: 'NO_CODE' }])
  })

  test('fixed width: alignment, zeros behind the sign, cut where it may be, one line a row', async ({
    assert,
  }) => {
    const layout: PayrollLayout = {
      ...GENERIC_CSV.layout,
      format: 'FIXED',
      titles: false,
      byteOrderMark: false,
      lineEnd: 'LF',
      columns: [
        column({ source: 'LAST_NAME', width: 5, cut: true }),
        column({ source: 'VALUE', width: 8, align: 'RIGHT', pad: 'ZERO', scale: 100, decimals: 0 }),
        column({ source: 'TEXT', text: '|', width: 3, align: 'RIGHT' }),
      ],
    }
    const text = await textOf(layout, [
      line({ lastName: 'Van\nden Bossche', after: 1234.005 }),
      line({ lastName: 'Ng', after: -19.99 }),
    ])
    assert.equal(text, 'Van d00123401  |\nNg   -0001999  |\n')
    const titled = { ...layout, titles: true, encoding: 'windows-1252' as const }
    const titles = ['Nom\n🦊 de famille', 'Valeur', '…']
    const columns = titled.columns.map((each, at) => ({ ...each, title: titles[at]! }))
    const { bytes } = await written({ ...titled, columns }, [line()])
    const rows = bytes.toString('latin1').split('\n')
    assert.deepEqual(
      rows.map(({ length }) => length),
      [16, 16, 0]
    )
    assert.equal(rows[0], 'Nom ?Valeur  \u0085  ')
  })

  test('numbers and days as the profile writes them', ({ assert }) => {
    const as = (
      value: unknown,
      decimals: number | null,
      scale: 1 | 100 = 1,
      decimal: ',' | '.' = ','
    ) => writtenValue(value, { decimals, scale }, { decimal, days: 'DD.MM.YYYY' })
    assert.deepEqual(
      [as(3210.5, 2), as(3210.5, null, 1, '.'), as(1.005, 2), as(-1.005, 2), as(-0.001, 2)],
      ['3210,50', '3210.5', '1,01', '-1,01', '0,00']
    )
    assert.deepEqual([as(8.07, 0, 100), as(0.57, 0, 100), as(7.6, null, 100)], ['807', '57', '760'])
    assert.deepEqual([as('2026-12-31', 2), as('31 h', 2), as(null, 2)], ['31.12.2026', '31 h', ''])
    assert.deepEqual(
      DAY_FORMATS.map((format) => writtenDay('2026-03-09', format)),
      ['2026-03-09', '09/03/2026', '09-03-2026', '09.03.2026', '20260309', '09032026', '090326']
    )
  })

  test('Windows-1252 and ISO-8859-1: what they have is one byte, what they have not loses its accent or is said', ({
    assert,
  }) => {
    const all = 'Zoë Lefèvre – 5 € œuvre'
    assert.deepEqual(
      Buffer.from(encoded(all, 'windows-1252')),
      Buffer.from('Zo\xeb Lef\xe8vre \x96 5 \x80 \x9cuvre', 'latin1')
    )
    assert.equal(new TextDecoder('windows-1252').decode(encoded(all, 'windows-1252')), all)
    assert.deepEqual(writable(all, 'windows-1252'), { text: all, lost: false })
    assert.deepEqual(writable(all, 'iso-8859-1'), {
      text: 'Zoë Lefèvre - 5 EUR oeuvre',
      lost: false,
    })
    assert.deepEqual(writable('Łukasz Dvořák', 'windows-1252'), {
      text: 'Lukasz Dvorák',
      lost: false,
    })
    assert.deepEqual(writable('Иван', 'windows-1252'), { text: '????', lost: true })
    // An accent that stands for itself is put back on its letter.
    assert.deepEqual(writable('Zoe\u0308', 'iso-8859-1'), { text: 'Zoë', lost: false })
  })

  test('a name that the encoding has not is written without it, and said', async ({ assert }) => {
    const layout: PayrollLayout = { ...GENERIC_CSV.layout, encoding: 'windows-1252' }
    const { bytes, report } = await written(layout, [line({ lastName: 'Иванов' })])
    assert.deepEqual(codes(report.warnings), ['SIGNS_LOST'])
    // It has no mark of UTF-8.
    assert.equal(bytes[0], 'e'.charCodeAt(0))
    assert.include(bytes.toString('latin1'), ';??????;')
  })

  test('the hours of a week over Monday to Friday, to the hundredth, public holidays apart', ({
    assert,
  }) => {
    const week = plannedDays('2026-11-23', '2026-11-29', 38)
    assert.deepEqual(
      week.map(({ day, hours: each }) => [day.slice(8), each]),
      [
        ['23', 7.6],
        ['24', 7.6],
        ['25', 7.6],
        ['26', 7.6],
        ['27', 7.6],
      ]
    )
    const odd = plannedDays('2026-11-23', '2026-11-27', 25.33).map(({ hours: each }) => each)
    assert.deepEqual(odd, [5.07, 5.07, 5.07, 5.06, 5.06])
    const free = plannedDays('2026-12-01', '2026-12-31', 38)
    assert.deepEqual(
      free.filter(({ element }) => element === 'publicHoliday').map(({ day }) => day),
      ['2026-12-25']
    )
  })

  test('the ten public holidays, those after Easter with it', ({ assert }) => {
    const moving = (year: number) =>
      publicHolidays(year).filter(
        (day) => !/-(01-01|05-01|07-21|08-15|11-01|11-11|12-25)$/.test(day)
      )
    assert.lengthOf(publicHolidays(2026), 10)
    assert.deepEqual(moving(2024), ['2024-04-01', '2024-05-09', '2024-05-20'])
    assert.deepEqual(moving(2025), ['2025-04-21', '2025-05-29', '2025-06-09'])
    assert.deepEqual(moving(2026), ['2026-04-06', '2026-05-14', '2026-05-25'])
    assert.deepEqual(moving(2027), ['2027-03-29', '2027-05-06', '2027-05-17'])
  })

  test('what is shipped is what the call takes; its file names have day and month', async ({
    assert,
  }) => {
    for (const { name, layout } of SHIPPED_PROFILES)
      assert.deepEqual(
        (await createPayrollProfileValidator.validate({ name, layout })).layout,
        layout
      )
    const on = { day: '2026-12-31', month: '2026-12' }
    assert.deepEqual(
      SHIPPED_PROFILES.map(({ layout }) => fileNameOf(layout, on)),
      ['payroll-2026-12-31.csv', 'payroll-2026-12-31.xlsx', 'KLX1-2026-12.txt']
    )
  })

  test('a file is known by its length and its SHA-256', async ({ assert }) => {
    async function* chunks() {
      yield 'a'
      yield Buffer.from('bc')
    }
    assert.deepEqual(await printOf(chunks()), {
      bytes: 3,
      hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
  })
})
