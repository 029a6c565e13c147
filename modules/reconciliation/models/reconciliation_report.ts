import { column } from '@adonisjs/lucid/orm'
import { ReconciliationReportSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { ReportCase } from '../domain/report.ts'

/** A report without names, as it was sent to somebody. */
export default class ReconciliationReport extends ReconciliationReportSchema {
  @column() declare language: Locale
  @column(asJson()) declare cases: ReportCase[]
}
