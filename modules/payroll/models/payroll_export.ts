import { column } from '@adonisjs/lucid/orm'
import { PayrollExportSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { PayrollLayout } from '../domain/payroll_layout.ts'
import type { PayrollMode } from '../domain/payroll_line.ts'
import { GENERIC_CSV } from '../domain/shipped_profiles.ts'

/** A file that payroll was given, with its lines as they were and the layout that they were written by. */
export default class PayrollExport extends PayrollExportSchema {
  declare mode: PayrollMode
  @column(asJson()) declare layout: PayrollLayout | null

  /** Of files from before there were profiles, that which all had. */
  get ownLayout(): PayrollLayout {
    return this.layout ?? GENERIC_CSV.layout
  }
}
