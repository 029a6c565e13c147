import type { I18n } from '@adonisjs/i18n'
import type { Cell, ExportTable } from '#modules/shared/exports/table'
import type { ReconciledPerson } from '../queries/reconcile_month.ts'
import { causeText, euros, nameOfLine } from './shown.ts'

const BATCH = 500

/** Every line of every person as a row. */
export function reconciliationTable(
  people: AsyncIterable<ReconciledPerson>,
  i18n: I18n
): ExportTable {
  const title = (name: string) => i18n.t(`reconciliation.column_${name}`)
  const text = (name: string) => ({ title: title(name), kind: 'text' as const })
  const amount = (name: string) => ({ title: title(name), kind: 'amount' as const })
  return {
    name: i18n.t('reconciliation.file'),
    columns: [
      text('employeeNumber'),
      text('name'),
      text('line'),
      text('code'),
      amount('theirs'),
      amount('ours'),
      amount('difference'),
      text('cause'),
    ],
    batches: rowsOf(people, i18n),
  }
}

async function* rowsOf(people: AsyncIterable<ReconciledPerson>, i18n: I18n) {
  let rows: Cell[][] = []
  for await (const { employeeNumber, name, reconciled } of people) {
    for (const line of reconciled.lines)
      rows.push([
        employeeNumber,
        name,
        nameOfLine(line, i18n),
        line.code,
        written(line.theirs),
        written(line.ours),
        written(line.difference),
        line.cause && causeText(line.cause, i18n),
      ])
    if (rows.length < BATCH) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

const written = (cents: number) => euros(cents).toFixed(2)
