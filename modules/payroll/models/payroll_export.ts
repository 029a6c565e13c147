import { PayrollExportSchema } from '#database/schema'
import type { PayrollMode } from '../domain/payroll_file.ts'

/** A file that payroll was given, with its lines as they were. */
export default class PayrollExport extends PayrollExportSchema {
  declare mode: PayrollMode
}
