import i18nManager from '@adonisjs/i18n/services/main'
import { stringify } from 'csv-stringify/sync'
import writeExcelFile from 'write-excel-file/node'
import { safeCell } from '#modules/shared/values/csv'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ExportedPackage } from '../queries/export_packages.ts'

/** Spreadsheets of French and Dutch speaking Belgium read a comma as the decimal sign, so `;` parts the cells. */
const CSV_SIGNS: Record<Locale, { delimiter: string; decimal: string }> = {
  fr: { delimiter: ';', decimal: ',' },
  nl: { delimiter: ';', decimal: ',' },
  en: { delimiter: ',', decimal: '.' },
}
/** Without it Excel reads the accents of UTF-8 as two letters each. */
const BYTE_ORDER_MARK = '\ufeff'
const AMOUNT_FORMAT = '#,##0.00'
const DAY_FORMAT = 'dd/mm/yyyy'
const CHARACTER_WIDTHS = { text: 24, amount: 18, day: 12 }

interface Column {
  key: keyof ExportedPackage
  kind: 'text' | 'amount' | 'day'
}

const COLUMNS: readonly Column[] = [
  { key: 'nomFonction', kind: 'text' },
  { key: 'packageCategory', kind: 'text' },
  { key: 'packageType', kind: 'text' },
  { key: 'commissionParitaire', kind: 'text' },
  { key: 'employmentType', kind: 'text' },
  { key: 'worker', kind: 'text' },
  { key: 'date', kind: 'day' },
  { key: 'coutEmployeurAnnuel', kind: 'amount' },
  { key: 'salaireBrut', kind: 'amount' },
  { key: 'salaireNet', kind: 'amount' },
  { key: 'changed', kind: 'day' },
]

/** The list as CSV: texts that a spreadsheet would run as formulas are disarmed. */
export function packagesCsv(rows: readonly ExportedPackage[], language: Locale): string {
  const { delimiter, decimal } = CSV_SIGNS[language]
  const cells = rows.map((row) =>
    COLUMNS.map(({ key, kind }) => {
      if (kind === 'amount') return (row[key] as number).toFixed(2).replace('.', decimal)
      return safeCell(wordOf(row, key, language))
    })
  )
  return (
    BYTE_ORDER_MARK +
    stringify([headers(language), ...cells], { delimiter, record_delimiter: 'windows' })
  )
}

/** The list as an Excel file; amounts are numbers, days are days, and text is never a formula. */
export async function packagesXlsx(
  rows: readonly ExportedPackage[],
  language: Locale
): Promise<Buffer> {
  const head = headers(language).map((value) => ({
    value,
    fontWeight: 'bold' as const,
  }))
  const cells = rows.map((row) =>
    COLUMNS.map(({ key, kind }) => {
      const value = row[key]
      if (kind === 'amount') return { value: value as number, type: Number, format: AMOUNT_FORMAT }
      if (kind === 'day')
        return { value: new Date(`${value}T00:00:00Z`), type: Date, format: DAY_FORMAT }
      return { value: wordOf(row, key, language) ?? '', type: String }
    })
  )
  return writeExcelFile([head, ...cells], {
    sheet: i18nManager.locale(language).t('package_list.sheet'),
    columns: COLUMNS.map(({ kind }) => ({ width: CHARACTER_WIDTHS[kind] })),
    stickyRowsCount: 1,
  }).toBuffer()
}

function headers(language: Locale): string[] {
  const i18n = i18nManager.locale(language)
  return COLUMNS.map(({ key }) => i18n.t(`package_list.${key}`))
}

function wordOf(row: ExportedPackage, key: keyof ExportedPackage, language: Locale): string | null {
  const value = row[key] as string | null
  if (key !== 'packageCategory' && key !== 'employmentType') return value
  return i18nManager.locale(language).t(`package_list.${value}`, {}, value ?? '')
}
