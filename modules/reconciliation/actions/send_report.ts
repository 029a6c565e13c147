import { record } from '#modules/shared/audit/record'
import { mail } from '#modules/shared/mail/mail'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import ReconciliationReport from '../models/reconciliation_report.ts'
import { monthReport } from '../queries/month_report.ts'

/** Of one company in a day: it is mail to who did not ask for it. */
const MOST_A_DAY = 10

export interface SendReportInput {
  /** Chosen by the client so that a double click sends one. */
  id?: string
  month: string
  to: string
  /** Of the report that was looked at. */
  print: string
}

/** Sends what nothing explains of a month, without names, to the address that a person gives; what was looked at, or nothing. */
export class SendReport {
  static async handle(
    scope: Scope,
    { id, month, to, print }: SendReportInput
  ): Promise<Result<{ id: string }>> {
    demandEverything(scope)
    const report = await monthReport(scope, month)
    if (report.cases.length === 0) return fail('E_NOTHING_UNEXPLAINED')
    if (report.print !== print) return fail('E_REPORT_CHANGED')
    await waitForTwin(scope, `reconciliation-reports/${scope.companyId}`)
    if (id && (await ReconciliationReport.find(id))) return ok({ id })
    const recent = await ReconciliationReport.query()
      .whereRaw(`created_at > now() - interval '1 day'`)
      .select('id')
    if (recent.length >= MOST_A_DAY) return fail('E_MANY_REPORTS')
    const newId = await insertOnce(scope, 'reconciliation_reports', {
      id,
      month: `${month}-01`,
      recipient: to,
      language: scope.locale,
      cases: JSON.stringify(report.cases),
      sent_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) return fail('E_CONFLICT')
    await mail(scope, 'reconciliation-report', `reconciliation-report/${newId}`, {
      reportId: newId,
    })
    const about = { type: 'reconciliation_report', id: newId }
    await record(scope, 'reconciliation.report_sent', about, { month, cases: report.cases.length })
    return ok({ id: newId })
  }
}
