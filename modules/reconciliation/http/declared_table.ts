import type { I18n } from '@adonisjs/i18n'
import type { Cell, ExportTable } from '#modules/shared/exports/table'
import type { CheckedSide } from '../domain/check_declared.ts'
import type { DeclaredPerson } from '../queries/checked_period.ts'
import { euros } from './shown.ts'
import { checkCauseText, nameOfChecked } from './shown_declared.ts'

const BATCH = 500

/** Every line of a declaration as a row, with both sums and why they differ. */
export function declaredTable(people: AsyncIterable<DeclaredPerson>, i18n: I18n): ExportTable {
  const title = (name: string) => i18n.t(`reconciliation.column_${name}`)
  const text = (name: string) => ({ title: title(name), kind: 'text' as const })
  const amount = (name: string) => ({ title: title(name), kind: 'amount' as const })
  return {
    name: i18n.t('reconciliation.declaredFile'),
    columns: [
      text('employeeNumber'),
      text('name'),
      text('line'),
      amount('declared'),
      amount('payslips'),
      amount('payslipsDifference'),
      text('payslipsCause'),
      amount('computed'),
      amount('computedDifference'),
      text('computedCause'),
    ],
    batches: rowsOf(people, i18n),
  }
}

async function* rowsOf(people: AsyncIterable<DeclaredPerson>, i18n: I18n) {
  let rows: Cell[][] = []
  for await (const { employeeNumber, name, checked } of people) {
    for (const { key, declared, payslips, ours } of checked.lines)
      rows.push([
        employeeNumber,
        name,
        nameOfChecked(key, i18n),
        written(declared),
        ...cellsOf(payslips, i18n),
        ...cellsOf(ours, i18n),
      ])
    if (rows.length < BATCH) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

function cellsOf(side: CheckedSide | null, i18n: I18n): Cell[] {
  if (!side) return [null, null, null]
  const causes = side.parts.map(({ cause }) => checkCauseText(cause, i18n)).join(' ')
  return [written(side.cents), written(side.difference), causes || null]
}

const written = (cents: number) => euros(cents).toFixed(2)
