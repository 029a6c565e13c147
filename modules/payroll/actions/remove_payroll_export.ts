import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findPayrollExport, payrollExports } from '../queries/payroll_exports.ts'

/** Takes back the latest file, as if it had not been made: payroll was not told what is in it. */
export class RemovePayrollExport {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await findPayrollExport(scope, id)
    if (!found.ok) return found
    const last = await payrollExports(scope).forUpdate().firstOrFail()
    if (last.id !== id) return fail('E_PAYROLL_FOLLOWED')
    if (last.sentAt !== null) return fail('E_PAYROLL_SENT')
    await last.delete()
    await record(scope, 'payroll_export.removed', { type: 'payroll_export', id })
    return ok(null)
  }
}
