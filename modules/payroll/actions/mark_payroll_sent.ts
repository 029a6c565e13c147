import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type PayrollExport from '../models/payroll_export.ts'
import { payrollExports } from '../queries/payroll_exports.ts'

/** Notes that a file was passed on to payroll, by whom and when; or that it was not, after all. Twice is once. */
export class MarkPayrollSent {
  static async handle(scope: Scope, id: string, sent: boolean): Promise<Result<PayrollExport>> {
    const { actor } = scope
    const row = await payrollExports(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if ((row.sentAt !== null) === sent) return ok(row)
    const by = actor.kind === 'user' ? actor.id : null
    await row.merge({ sentAt: sent ? DateTime.now() : null, sentBy: sent ? by : null }).save()
    const event = sent ? 'payroll_export.sent' : 'payroll_export.unsent'
    await record(scope, event, { type: 'payroll_export', id })
    return ok(row)
  }
}
