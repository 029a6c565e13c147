import type { HttpContext } from '@adonisjs/core/http'
import { lawSetOn } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { chunksOf } from '#modules/shared/exports/answer_export'
import { spreadsheetCsv } from '#modules/shared/exports/csv'
import { sendFile } from '#modules/shared/exports/send_file'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { SendReport } from '../actions/send_report.ts'
import { CAUSES } from '../domain/causes.ts'
import { daysOfMonth, lawDayOfMonth } from '../domain/month_law.ts'
import { VERDICTS } from '../domain/reconcile.ts'
import { Sum } from '../domain/totals.ts'
import { listMonths } from '../queries/list_months.ts'
import { monthReport, sentReports } from '../queries/month_report.ts'
import { reconciledMonth, reconciledPerson } from '../queries/reconcile_month.ts'
import { withoutPayslip } from '../queries/without_payslip.ts'
import { reconciliationTable } from './reconciliation_table.ts'
import type {
  monthsSchema,
  personReconciledSchema,
  reconciliationSchema,
  reportSchema,
} from './schemas.ts'
import {
  euros,
  isCalled,
  listedPerson,
  shownLine,
  shownPerson,
  type ListedPerson,
} from './shown.ts'
import { monthValidator, reconciliationValidator, sendReportValidator } from './validators.ts'

const PER_PAGE = 25

/** Payslips of a month beside their computation, and declarations beside both. */
export default class ReconciliationController {
  async months({ scope }: HttpContext): Promise<Answer<typeof monthsSchema>> {
    return { data: await listMonths(scope) }
  }

  async index({ i18n, request, scope }: HttpContext): Promise<Answer<typeof reconciliationSchema>> {
    const {
      month,
      page = 1,
      perPage = PER_PAGE,
      search,
      verdict,
    } = await request.validateUsing(reconciliationValidator, { data: request.qs() })
    const sum = new Sum()
    const codes = new Set<string>()
    const found: ListedPerson[] = []
    for await (const person of reconciledMonth(scope, month)) {
      sum.add(person.reconciled)
      for (const { code } of person.reconciled.undecided) codes.add(`${person.provider}\n${code}`)
      if ((!verdict || person.reconciled.verdict === verdict) && isCalled(person, search))
        found.push(listedPerson(person))
    }
    const { verdicts, causes, lines, people, ours, theirs, difference } = sum.totals
    const sorted = found.toSorted(worstFirst)
    const lastPage = Math.max(1, Math.ceil(sorted.length / perPage))
    return {
      month,
      lawSet: lawSetOn(lawDayOfMonth(month, daysOfMonth(month).first))?.id ?? null,
      people,
      verdicts: VERDICTS.map((each) => ({ verdict: each, people: verdicts[each] })),
      ours: euros(ours),
      theirs: euros(theirs),
      difference: euros(difference),
      causes: CAUSES.map((code) => ({
        code,
        amount: euros(causes[code].cents),
        lines: causes[code].lines,
      })),
      lines: lines.map((line) => ({ ...shownLine(line, i18n), people: line.people })),
      undecidedCodes: codes.size,
      withoutPayslip: await withoutPayslip(scope, month),
      data: sorted.slice((page - 1) * perPage, page * perPage),
      meta: { total: sorted.length, estimated: false, page, perPage, lastPage },
    }
  }

  async show(ctx: HttpContext): Promise<Answer<typeof personReconciledSchema>> {
    const { i18n, params, scope } = ctx
    const month = await monthOf(ctx)
    const person = await reconciledPerson(scope, month, paramId(params))
    if (!person) throw new Problem('E_NOT_FOUND')
    return shownPerson(person, month, i18n)
  }

  async csv(ctx: HttpContext): Promise<void> {
    const { i18n, response, scope } = ctx
    const month = await monthOf(ctx)
    await record(scope, 'reconciliation.downloaded', null, { month })
    const table = reconciliationTable(reconciledMonth(scope, month), i18n)
    const name = `${i18n.t('reconciliation.file')} ${month}`
    await sendFile(response, 'csv', name, chunksOf(table, 'csv', spreadsheetCsv(scope.locale)))
  }

  async report(ctx: HttpContext): Promise<Answer<typeof reportSchema>> {
    const month = await monthOf(ctx)
    const { cases, print } = await monthReport(ctx.scope, month)
    const { sent, lastRecipient } = await sentReports(ctx.scope, month)
    return {
      month,
      print,
      cases,
      lastRecipient,
      sent: sent.map(({ id, recipient, createdAt }) => ({
        id,
        to: recipient,
        at: createdAt.toISO()!,
      })),
    }
  }

  async sendReport({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(sendReportValidator)
    return response.accepted(unwrap(await SendReport.handle(scope, input)))
  }
}

async function monthOf({ request }: HttpContext): Promise<string> {
  return (await request.validateUsing(monthValidator, { data: request.qs() })).month
}

/** The worst verdict first, and of one verdict the largest difference. */
function worstFirst(one: ListedPerson, other: ListedPerson): number {
  return (
    VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict) ||
    Math.abs(other.difference) - Math.abs(one.difference)
  )
}
