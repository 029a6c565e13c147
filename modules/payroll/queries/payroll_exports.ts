import { fail, ok, type Result } from '#modules/shared/result'
import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import PayrollExport from '../models/payroll_export.ts'

/** The files that payroll was given, the newest first. Who may read them says the right. */
export const payrollExports = (_scope: Scope) =>
  PayrollExport.query().orderBy('created_at', 'desc').orderBy('id', 'desc')

/** One page of them. */
export const listPayrollExports = (scope: Scope, page: { page?: number; perPage?: number }) =>
  pageOfModels(scope, payrollExports(scope), page)

/** One of them. */
export async function findPayrollExport(scope: Scope, id: string): Promise<Result<PayrollExport>> {
  const found = await payrollExports(scope).where('id', id).first()
  return found ? ok(found) : fail('E_NOT_FOUND')
}
