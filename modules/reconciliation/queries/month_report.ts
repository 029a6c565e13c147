import { createHash } from 'node:crypto'
import type { Scope } from '#modules/shared/tenancy/scope'
import { reportOf, type ReportCase } from '../domain/report.ts'
import ReconciliationReport from '../models/reconciliation_report.ts'
import { reconciledMonth } from './reconcile_month.ts'

/** A report as it is looked at before it leaves. */
export interface MonthReport {
  cases: ReportCase[]
  /** Of its bytes: another one is another report. */
  print: string
}

/** What nothing explains of a month, without names, as it stands now. */
export async function monthReport(scope: Scope, month: string): Promise<MonthReport> {
  const people = []
  for await (const { reconciled, covered } of reconciledMonth(scope, month))
    if (reconciled.verdict === 'UNEXPLAINED')
      people.push({ reconciled, situation: covered?.situation ?? null })
  const cases = reportOf(people)
  return { cases, print: createHash('sha256').update(JSON.stringify(cases)).digest('hex') }
}

/** To whom reports were sent, the newest first: those of this month, and the last address of any. */
export async function sentReports(
  _scope: Scope,
  month: string
): Promise<{ sent: ReconciliationReport[]; lastRecipient: string | null }> {
  const columns = ['id', 'recipient', 'created_at'] as const
  const newest = () =>
    ReconciliationReport.query()
      .select(...columns)
      .orderBy('created_at', 'desc')
  const sent = await newest().where('month', `${month}-01`).limit(20)
  return { sent, lastRecipient: (await newest().first())?.recipient ?? null }
}
