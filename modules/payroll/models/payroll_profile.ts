import { column } from '@adonisjs/lucid/orm'
import { PayrollProfileSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { PayrollLayout } from '../domain/payroll_layout.ts'

/** A company's own profile: how the files of one payroll provider are written. */
export default class PayrollProfileRow extends PayrollProfileSchema {
  static override table = 'payroll_profiles'
  @column(asJson()) declare layout: PayrollLayout
}
