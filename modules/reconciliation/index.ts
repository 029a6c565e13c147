import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'reconciliation',
  endpoints,
  mails: () => import('./mails/report_mail.ts'),
}

export { MapCodes } from './actions/map_codes.ts'
export { UndoDeclared, WriteDeclared, type DeclaredWritten } from './actions/write_declared.ts'
export { UndoPayslips, WritePayslips, type PayslipWritten } from './actions/write_payslips.ts'
export { besideOf, CHECKED, declaredCents, type DeclaredPay } from './domain/declared.ts'
export { LONGEST_CODE, MOST_LINES, type Payslip, type PayslipLine } from './domain/payslip.ts'
export { monthOf, type Situation } from './domain/trials.ts'
export { declaredIn } from './queries/declared_periods.ts'
export { paidGross } from './queries/paid_gross.ts'
export { lockPayslips, payslipsOfMonths } from './queries/payslips_of_months.ts'
