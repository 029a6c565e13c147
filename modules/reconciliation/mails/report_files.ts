import { Readable } from 'node:stream'
import type { I18n } from '@adonisjs/i18n'
import { csvOf, spreadsheetCsv } from '#modules/shared/exports/csv'
import type { Enclosure } from '#modules/shared/mail/mail_kind'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ReportCase } from '../domain/report.ts'
import { nameOfLine } from '../http/shown.ts'

/** A report as files: whole for a program, as it was looked at, and its lines for a spreadsheet. */
export async function reportFiles(
  month: string,
  cases: readonly ReportCase[],
  i18n: I18n
): Promise<Enclosure[]> {
  const title = (name: string) => i18n.t(`reconciliation.column_${name}`)
  const text = (name: string) => ({ title: title(name), kind: 'text' as const })
  const amount = (name: string) => ({ title: title(name), kind: 'amount' as const })
  const rows = cases.flatMap((each) =>
    each.lines.map(({ line, code, payslip, computed, difference, cause }) => [
      String(each.case),
      nameOfLine({ key: line, code, label: '', ours: computed * 100, theirs: payslip * 100 }, i18n),
      code,
      ...[payslip, computed, difference].map((euros) => euros.toFixed(2)),
      cause && i18n.t(`reconciliation.report_cause_${cause}`),
    ])
  )
  const chunks = await Array.fromAsync(
    csvOf(
      {
        name: title('case'),
        columns: [
          text('case'),
          text('line'),
          text('code'),
          amount('theirs'),
          amount('ours'),
          amount('difference'),
          text('cause'),
        ],
        batches: Readable.from([rows]),
      },
      spreadsheetCsv(i18n.locale as Locale)
    )
  )
  return [
    {
      fileName: `barema-${month}.csv`,
      type: 'text/csv',
      bytes: Buffer.from(chunks.join('')),
    },
    {
      fileName: `barema-${month}.json`,
      type: 'application/json',
      bytes: Buffer.from(JSON.stringify({ month, cases }, null, 2)),
    },
  ]
}
