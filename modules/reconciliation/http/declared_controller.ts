import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#modules/shared/audit/record'
import { chunksOf } from '#modules/shared/exports/answer_export'
import { spreadsheetCsv } from '#modules/shared/exports/csv'
import { sendFile } from '#modules/shared/exports/send_file'
import type { Answer } from '#modules/shared/http/shapes'
import { CHECK_VERDICTS } from '../domain/check_declared.ts'
import { CheckSum } from '../domain/check_totals.ts'
import { declarationOf } from '../domain/declared.ts'
import { checkedPeriod, type DeclaredPerson } from '../queries/checked_period.ts'
import { declaredPeriods, notDeclared } from '../queries/declared_periods.ts'
import { declaredTable } from './declared_table.ts'
import type { declaredSchema, periodsSchema } from './schemas.ts'
import { isCalled } from './shown.ts'
import { shownCheck, shownDeclared } from './shown_declared.ts'
import { declaredValidator, periodValidator } from './validators.ts'

const PER_PAGE = 25

/** What official files declared, beside payslips and computed months. */
export default class DeclaredController {
  async periods({ scope }: HttpContext): Promise<Answer<typeof periodsSchema>> {
    const periods = await declaredPeriods(scope)
    return { data: periods.map((each) => ({ ...each, kind: declarationOf(each.period) })) }
  }

  async index({ i18n, request, scope }: HttpContext): Promise<Answer<typeof declaredSchema>> {
    const {
      period,
      page = 1,
      perPage = PER_PAGE,
      search,
      verdict,
    } = await request.validateUsing(declaredValidator, { data: request.qs() })
    const sum = new CheckSum()
    const found: DeclaredPerson[] = []
    for await (const person of checkedPeriod(scope, period)) {
      sum.add(person.checked)
      if ((!verdict || person.checked.verdict === verdict) && isCalled(person, search))
        found.push(person)
    }
    const sorted = found.toSorted(worstFirst)
    const lastPage = Math.max(1, Math.ceil(sorted.length / perPage))
    return {
      ...shownCheck(period, sum, i18n),
      notDeclared: await notDeclared(scope, period),
      data: sorted
        .slice((page - 1) * perPage, page * perPage)
        .map((person) => shownDeclared(person, i18n)),
      meta: { total: sorted.length, estimated: false, page, perPage, lastPage },
    }
  }

  async csv({ i18n, request, response, scope }: HttpContext): Promise<void> {
    const { period } = await request.validateUsing(periodValidator, { data: request.qs() })
    await record(scope, 'reconciliation.downloaded', null, { period })
    const table = declaredTable(checkedPeriod(scope, period), i18n)
    const name = `${i18n.t('reconciliation.declaredFile')} ${period.replace('/', '-')}`
    await sendFile(response, 'csv', name, chunksOf(table, 'csv', spreadsheetCsv(scope.locale)))
  }
}

/** The worst verdict first, and of one verdict the largest difference. */
function worstFirst(one: DeclaredPerson, other: DeclaredPerson): number {
  return (
    CHECK_VERDICTS.indexOf(other.checked.verdict) - CHECK_VERDICTS.indexOf(one.checked.verdict) ||
    largest(other) - largest(one)
  )
}

function largest({ checked: { lines } }: DeclaredPerson): number {
  return Math.max(
    0,
    ...lines.map(({ payslips, ours }) => Math.abs((payslips ?? ours)?.difference ?? 0))
  )
}
