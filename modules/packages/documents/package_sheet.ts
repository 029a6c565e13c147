import i18nManager from '@adonisjs/i18n/services/main'
import { spreadsheetCsv } from '#modules/shared/exports/csv'
import type { ExportSource } from '#modules/shared/exports/export_source'
import type { Cell, ColumnKind } from '#modules/shared/exports/table'
import type { Locale } from '#modules/shared/tenancy/scope'
import { packageExportValidator } from '../http/validators.ts'
import { exportPackages, type ExportedPackage } from '../queries/export_packages.ts'
import { filteredPackages, type PackageFilter } from '../queries/filtered_packages.ts'

interface Column {
  key: keyof ExportedPackage
  kind: ColumnKind
  /** Its values are words of ours, not of a person. */
  translated?: true
}

const COLUMNS: readonly Column[] = [
  { key: 'nomFonction', kind: 'text' },
  { key: 'packageCategory', kind: 'text', translated: true },
  { key: 'packageType', kind: 'text' },
  { key: 'commissionParitaire', kind: 'text' },
  { key: 'employmentType', kind: 'text', translated: true },
  { key: 'worker', kind: 'text' },
  { key: 'date', kind: 'day' },
  { key: 'coutEmployeurAnnuel', kind: 'amount' },
  { key: 'salaireBrut', kind: 'amount' },
  { key: 'salaireNet', kind: 'amount' },
  { key: 'changed', kind: 'day' },
]

/** The list of packages as a file, in the order and with the filter of the list. */
export const packagesExport: ExportSource<PackageFilter> = {
  kind: 'packages',
  can: 'packages.read',
  formats: ['csv', 'xlsx'],
  validator: packageExportValidator,
  rows: (scope, filter) => filteredPackages(scope, filter).clearOrder().select('id'),
  csv: spreadsheetCsv,
  table(scope, filter, language) {
    const say = words(language)
    return {
      name: say('sheet'),
      columns: COLUMNS.map(({ key, kind }) => ({ title: say(key), kind })),
      batches: written(exportPackages(scope, filter), say),
    }
  },
}

async function* written(
  batches: AsyncIterable<ExportedPackage[]>,
  say: (word: string) => string
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map((row) =>
      COLUMNS.map(({ key, translated }) => {
        const value = row[key]
        return translated && value !== null ? say(value) : value
      })
    )
}

/** Each word is looked up once: to translate one costs more than to read its row. */
function words(language: Locale): (word: string) => string {
  const i18n = i18nManager.locale(language)
  const known = new Map<string, string>()
  return (word) => {
    if (!known.has(word)) known.set(word, i18n.t(`package_list.${word}`, {}, word))
    return known.get(word)!
  }
}
